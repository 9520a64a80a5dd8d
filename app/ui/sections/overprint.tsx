import type { ReactNode } from "react";
import { InkCircles } from "./ink-circles.tsx";

/** The circles of the three inks, arranged as in the hero of the home page, in a square of 772 units. */
export const OVERPRINT = {
  yellow: { x: 262, y: 410, r: 250 },
  blue: { x: 460, y: 250, r: 250 },
  red: { x: 510, y: 510, r: 250 },
} as const;

export interface OverprintProps {
  /** Unique on the page: the ids of the clip paths begin with it. */
  id: string;
  className: string;
  /**
   * Whether the ground is blue. Yellow and red printed over it give green and violet; all three inks together give the
   * darkest color.
   */
  isOnBlue?: boolean;
  /** What is drawn over the circles, in the same units. */
  children?: ReactNode;
}

/** The three inks printed over each other, without motion. Decorative. */
export function Overprint({ id, className, isOnBlue = false, children }: OverprintProps) {
  if (isOnBlue) return <OverprintOnBlue id={id} className={className} />;
  return (
    <svg aria-hidden="true" viewBox="0 0 772 772" width={240} height={240} className={className}>
      <InkCircles id={id} circles={OVERPRINT} />
      {children}
    </svg>
  );
}

function OverprintOnBlue({ id, className }: Pick<OverprintProps, "id" | "className">) {
  return (
    <svg aria-hidden="true" viewBox="0 0 760 500" width={240} height={158} className={className}>
      <clipPath id={id}>
        <circle cx="510" cy="250" r="250" />
      </clipPath>
      <circle cx="510" cy="250" r="250" fill="var(--color-violet)" />
      <circle cx="250" cy="250" r="250" fill="var(--color-green)" />
      <circle cx="250" cy="250" r="250" fill="var(--color-core)" clipPath={`url(#${id})`} />
    </svg>
  );
}
