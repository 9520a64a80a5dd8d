import type { ReactNode } from "react";

export interface ClosingCallProps {
  heading: string;
  /** The id of the heading. */
  id?: string | undefined;
  text?: ReactNode;
  /** The link that the call leads to. */
  children: ReactNode;
}

/** A call to action at the end of a page. */
export function ClosingCall(props: ClosingCallProps) {
  const { heading, id = "closing-heading", text, children } = props;
  return (
    <section aria-labelledby={id} className="page-width section-gap print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-8 rounded-panel bg-sand p-8 md:p-14">
        <div className="max-w-[40rem]">
          <h2 id={id} className="text-h3">
            {heading}
          </h2>
          {text && <p className="mt-4 text-lead text-ink-2">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
