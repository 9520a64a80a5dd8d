import { InkCircles } from "./ink-circles.tsx";

/** Widths of the three columns with their gaps, and how far figures stand from their left edge, in units of the page. */
const COLUMN = 448;
const INDENT = 40;
/** The radius of the largest circle, and the line that all stand on. */
const LARGEST = 140;
const BASELINE = 290;

/**
 * Three shares such as `83%` or `25%+` as circles with areas in their proportion, above the figures or to their right.
 * While they scroll in, they come out of the hero's arrangement (app/routes/home/home.css). Nothing for other figures.
 */
export function ShareCircles({ values }: { values: readonly string[] }) {
  const shares = values.map((value) => Number(/^(\d+)%/.exec(value)?.[1]));
  if (shares.length !== 3 || !shares.every((share) => share > 0)) return null;
  const radii = shares.map((share) => Math.round(LARGEST * Math.sqrt(share / Math.max(...shares))));
  const [blue = 0, red = 0, yellow = 0] = radii;
  const wide = (r: number, at: number) => ({ x: at * COLUMN + INDENT + r, y: BASELINE - r, r });
  // In the middle of the arrangement that both begin with; moved to its own place as a whole.
  const tall = (r: number, at: number) => ({ x: 660, y: 150 + (at - 1) * 300, r });
  const circles = (place: typeof wide) => {
    return { blue: place(blue, 0), red: place(red, 1), yellow: place(yellow, 2) };
  };
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 1320 300" className="share-circles max-md:hidden">
        <InkCircles id="share-wide" circles={circles(wide)} />
      </svg>
      <svg aria-hidden="true" viewBox="510 -300 300 900" className="share-circles md:hidden">
        <InkCircles id="share-tall" circles={circles(tall)} />
      </svg>
    </>
  );
}
