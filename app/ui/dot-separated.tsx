import { Fragment, type ReactNode } from "react";

export interface DotSeparatedProps {
  items: readonly ReactNode[];
}

/** Short facts in one line, with dots between them. Screen readers skip the dots. Each fact keeps its own direction. */
export function DotSeparated({ items }: DotSeparatedProps) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts never change their order
    <Fragment key={index}>
      {index > 0 && <span aria-hidden="true"> · </span>}
      <bdi>{item}</bdi>
    </Fragment>
  ));
}
