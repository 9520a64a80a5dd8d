import { InkCircles } from "#app/ui/sections/ink-circles.tsx";

/** The circles that the lens shows. The middle of the glass is at 100, 100. */
const FOUND = {
  yellow: { x: 67, y: 106, r: 53 },
  blue: { x: 108, y: 69, r: 53 },
  red: { x: 122, y: 125, r: 53 },
} as const;

/** The glass of the lens, whose handle is the field of the search (page.css). It shows the firm's three circles. Decorative. */
export function SearchLens() {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 200" width={240} height={240} className="search-lens">
      <InkCircles id="search" circles={FOUND} />
    </svg>
  );
}
