import type { ReactNode } from "react";

export interface RevealProps {
  children: ReactNode;
  className?: string;
  /** Milliseconds after it came into view (specification, section 9: 200 ms or 150 ms per card). */
  delay?: number;
  from?: "below" | "left";
}

/** A block that settles in, once, when it is scrolled into view (app/browser/start.tsx). */
export function Reveal({ children, className, delay = 0, from = "below" }: RevealProps) {
  return (
    <div className={className} data-reveal-from={from} data-reveal-delay={delay}>
      {children}
    </div>
  );
}
