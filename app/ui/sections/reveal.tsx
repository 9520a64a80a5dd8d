import type { ReactNode } from "react";

export interface RevealProps {
  children: ReactNode;
  className?: string;
  /** Its place among blocks that follow each other, counted from 0: 150 ms after the one before (product 4.16). */
  place?: number;
  /** Milliseconds after it came into view, where that is another rhythm. */
  delay?: number;
  from?: "below" | "left";
}

/** A block that settles in, once, when it is scrolled into view (app/ui/runtime/on-scroll.ts). */
export function Reveal(props: RevealProps) {
  const { children, className, place = -1, delay = 150 * (place + 1), from = "below" } = props;
  return (
    <div className={className} data-reveal-from={from} data-reveal-delay={delay}>
      {children}
    </div>
  );
}
