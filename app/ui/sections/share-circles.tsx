import { type Circle, type Circles, InkCircles } from "./ink-circles.tsx";

/** The width of a column with its gap, in units of the wide drawing. */
const COLUMN_WIDTH = 448;
/** The distance of a figure from the left edge of its column. */
const INDENT = 40;
/** The line on which all circles of the wide drawing stand. */
const BASELINE = 290;
/** The distance between two centres in the tall drawing. */
const ROW_HEIGHT = 300;
const LARGEST_RADIUS = 140;

export interface ShareCirclesProps {
  /** Figures such as `83%` or `25%+`. */
  values: readonly string[];
}

/**
 * Three shares as circles whose areas are in proportion. The wide drawing stands above the figures, the tall one to their
 * right. While they scroll in, the circles come out of the arrangement of the hero (app/routes/home/home.sheet.css). Renders
 * nothing unless there are three shares.
 */
export function ShareCircles({ values }: ShareCirclesProps) {
  const shares = values.map(shareOf);
  if (shares.length !== 3 || !shares.every((share) => share > 0)) return null;
  const largest = Math.max(...shares);
  const radii = shares.map((share) => Math.round(LARGEST_RADIUS * Math.sqrt(share / largest)));
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 1320 300"
        width={280}
        height={64}
        className="share-circles max-md:hidden"
      >
        <InkCircles id="share-wide" circles={inkCircles(radii.map(circleInColumn))} />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="510 -300 300 900"
        width={80}
        height={240}
        className="share-circles md:hidden"
      >
        <InkCircles id="share-tall" circles={inkCircles(radii.map(circleInRow))} />
      </svg>
    </>
  );
}

/** The number before the percent sign; NaN where there is none. */
function shareOf(value: string): number {
  return Number(/^(\d+)%/.exec(value)?.[1]);
}

function circleInColumn(r: number, column: number): Circle {
  return { x: column * COLUMN_WIDTH + INDENT + r, y: BASELINE - r, r };
}

/** All centres have one `x`: styles move the drawing as a whole, so that its middle is that of the wide drawing. */
function circleInRow(r: number, row: number): Circle {
  return { x: 660, y: 150 + (row - 1) * ROW_HEIGHT, r };
}

function inkCircles(circles: readonly Circle[]): Circles {
  const [blue, red, yellow] = circles as [Circle, Circle, Circle];
  return { blue, red, yellow };
}
