import type { ReactNode } from "react";
import { useReveal } from "#app/browser/reveal.ts";

export interface RevealProps {
  children: ReactNode;
  className?: string;
  /** Milliseconds after it came into view (specification, section 9: 200 ms or 150 ms per card). */
  delay?: number;
  from?: "below" | "left";
}

/** A block that settles in, once, when it is scrolled into view. */
export function Reveal({ children, className, delay = 0, from = "below" }: RevealProps) {
  const ref = useReveal<HTMLDivElement>(delay);
  return (
    <div ref={ref} className={className} data-reveal-from={from}>
      {children}
    </div>
  );
}
