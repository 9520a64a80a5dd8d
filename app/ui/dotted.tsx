import { Fragment, type ReactNode } from "react";

/** A few short facts in one line; the dots between them are not read aloud. */
export function Dotted({ items }: { items: readonly ReactNode[] }) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts never change places
    <Fragment key={index}>
      {index > 0 && <span aria-hidden="true"> · </span>}
      <span>{item}</span>
    </Fragment>
  ));
}
