import type { ReactNode } from "react";

export interface TextRowsProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A part of a detail page: its heading in the left columns, what it says in the right ones. */
export function TextRows({ id, heading, children }: TextRowsProps) {
  return (
    <section aria-labelledby={id} className="page-width py-9 md:py-14">
      <div className="page-grid gap-y-6 ruled pt-6">
        <h2 id={id} className="col-span-4 text-h4 md:col-span-4">
          {heading}
        </h2>
        <div className="col-span-4 md:col-span-8">{children}</div>
      </div>
    </section>
  );
}
