import { InkCircles } from "./ink-circles.tsx";

/** The circles of the three inks, in a square of 772 units. */
export const OVERPRINT = {
  yellow: { x: 262, y: 410, r: 250 },
  blue: { x: 460, y: 250, r: 250 },
  red: { x: 510, y: 510, r: 250 },
} as const;

/** The arrangement of the home page's hero, standing still. Decorative. @param id unique on the page */
export function OverprintCircles({ id, className }: { id: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 772 772" className={className}>
      <InkCircles id={id} {...OVERPRINT} />
    </svg>
  );
}
