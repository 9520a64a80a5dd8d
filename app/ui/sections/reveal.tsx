import type { ReactNode } from "react";

export interface RevealProps {
  children: ReactNode;
  className?: string;
  /** The position among blocks that appear one after the other, counted from 0. */
  index?: number;
  /** Milliseconds between coming into view and appearing. By default 150 × (index + 1), without an index 0 (product 4.16). */
  delay?: number;
  /** The side from which the block slides in. */
  from?: "below" | "start";
}

/** A block that appears, once, when it is scrolled into view (product 4.15; app/ui/runtime/on-scroll.ts). */
export function Reveal(props: RevealProps) {
  const { children, className, index, from = "below" } = props;
  const defaultDelay = index === undefined ? 0 : 150 * (index + 1);
  const delay = props.delay ?? defaultDelay;
  return (
    <div className={className} data-reveal-from={from} data-reveal-delay={delay}>
      {children}
    </div>
  );
}
