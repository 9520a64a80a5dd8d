import { InkCircles } from "#app/ui/sections/ink-circles.tsx";

/** The circles that the lens shows, around the middle of the glass. */
const FOUND = {
  yellow: { x: 471, y: 221, r: 57 },
  blue: { x: 514, y: 182, r: 57 },
  red: { x: 527, y: 241, r: 57 },
} as const;

/** A field of small dots. Under a lens they become the firm's three circles. Decorative. */
export function SearchLens() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 840 640"
      width={240}
      height={183}
      preserveAspectRatio="xMaxYMin slice"
      className="search-lens"
    >
      <pattern id="search-dots" width="60" height="60" patternUnits="userSpaceOnUse">
        <circle cx="30" cy="30" r="11" />
      </pattern>
      <rect width="840" height="640" fill="url(#search-dots)" />
      <path className="lens-handle" d="M600 311 780 491" />
      <circle className="lens-glass" cx="504" cy="215" r="130" />
      <InkCircles id="search" circles={FOUND} />
    </svg>
  );
}
