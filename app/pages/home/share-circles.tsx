import { type InkCircle, InkCircles } from "#app/sections/ink-circles.tsx";

/** Widths of the three columns with their gaps, and how far figures stand from their left edge, in units of the page. */
const COLUMN = 448;
const INDENT = 40;
/** The radius of the largest circle, and the line that all stand on. */
const LARGEST = 140;
const BASELINE = 290;

/** The share that a figure such as `83%` or `25%+` names. */
const shareOf = (value: string) => Number(/^(\d+)%/.exec(value)?.[1]);

/**
 * Three shares as circles with areas in their proportion: above the figures where these stand side by side, to the
 * right where they stand below each other. While they scroll in, they come out of the hero's arrangement
 * (app/styles/home.css). Nothing where the figures are not three shares.
 */
export function ShareCircles({ values }: { values: readonly string[] }) {
  const shares = values.map(shareOf);
  if (shares.length !== 3 || !shares.every((share) => share > 0)) return null;
  const radii = shares.map((share) => Math.round(LARGEST * Math.sqrt(share / Math.max(...shares))));
  const wide = radii.map((r, index) => ({
    x: index * COLUMN + INDENT + r,
    y: BASELINE - r,
    r,
  }));
  // In the middle of the arrangement that both begin with; moved to its own place as a whole.
  const tall = radii.map((r, index) => ({ x: 660, y: 150 + (index - 1) * 300, r }));
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 1320 300" className="share-circles max-md:hidden">
        <Inks id="wide" circles={wide} />
      </svg>
      <svg aria-hidden="true" viewBox="510 -300 300 900" className="share-circles md:hidden">
        <Inks id="tall" circles={tall} />
      </svg>
    </>
  );
}

function Inks({ id, circles }: { id: string; circles: InkCircle[] }) {
  const [blue = { r: 0 }, red = { r: 0 }, yellow = { r: 0 }] = circles;
  return <InkCircles id={`share-${id}`} blue={blue} red={red} yellow={yellow} />;
}
