import { InkCircles } from "./ink-circles.tsx";

/** The circles of the three inks as in the home page's hero, in a square of 772 units. */
export const OVERPRINT = {
  yellow: { x: 262, y: 410, r: 250 },
  blue: { x: 460, y: 250, r: 250 },
  red: { x: 510, y: 510, r: 250 },
} as const;

export interface OverprintProps {
  /** Unique on the page: the clip paths are named after it. */
  id: string;
  className: string;
  /** Yellow and red printed over the blue ground give green and violet, and all three ink. */
  isOnBlue?: boolean;
}

/** The inks printed over each other, standing still. Decorative. */
export function Overprint({ id, className, isOnBlue = false }: OverprintProps) {
  return isOnBlue ? (
    <svg aria-hidden="true" viewBox="0 0 760 500" className={className}>
      <clipPath id={id}>
        <circle cx="510" cy="250" r="250" />
      </clipPath>
      <circle cx="510" cy="250" r="250" fill="var(--color-violet)" />
      <circle cx="250" cy="250" r="250" fill="var(--color-green)" />
      <circle cx="250" cy="250" r="250" fill="var(--color-core)" clipPath={`url(#${id})`} />
    </svg>
  ) : (
    <svg aria-hidden="true" viewBox="0 0 772 772" className={className}>
      <InkCircles id={id} circles={OVERPRINT} />
    </svg>
  );
}
