import type { ReactNode } from "react";

export interface ClosingCallProps {
  heading: string;
  text?: ReactNode;
  /** The link that the call leads to. */
  children: ReactNode;
}

/** A call to action at the end of a page. */
export function ClosingCall({ heading, text, children }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-heading" className="page-width section-gap print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-8 rounded-panel bg-surface p-8 md:p-14">
        <div className="max-w-[40rem]">
          <h2 id="closing-heading" className="text-h3">
            {heading}
          </h2>
          {text && <p className="mt-4 text-lead text-ink-2">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
