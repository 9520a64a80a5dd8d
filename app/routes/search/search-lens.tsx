import { InkCircles } from "#app/ui/sections/ink-circles.tsx";

/** The circles that the lens shows, around the middle of the glass. */
const FOUND = {
  yellow: { x: 117, y: 156, r: 57 },
  blue: { x: 160, y: 117, r: 57 },
  red: { x: 173, y: 176, r: 57 },
} as const;

/** A lens over a field of small dots. Under it they become the firm's three circles. Decorative. */
export function SearchLens() {
  return (
    <svg aria-hidden="true" viewBox="0 0 420 420" width={240} height={240} className="search-lens">
      <path className="lens-handle" d="M246 246 400 400" />
      <circle className="lens-glass" cx="150" cy="150" r="130" />
      <InkCircles id="search" circles={FOUND} />
    </svg>
  );
}
