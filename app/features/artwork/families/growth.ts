import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { overprinted, type PrintedDisc, paintDiscs } from "#app/features/artwork/overlaps.ts";

/** The distance of the circles to the edges, as a fraction of the shorter side. */
const MARGIN = 0.07;
/** The same where the row stands in the middle: in a nearly square frame, which may be shown as a circle, and in a tall one. */
const MARGIN_IN_MIDDLE = 0.12;
/** The ratio of the sides up to which a frame is nearly square. */
const NEARLY_SQUARE = 1.15;

/**
 * Growth: three or more circles on one line, each larger than the one before by the same factor. All circles are whole,
 * whatever the frame. They grow in the direction of reading, in a tall frame upward.
 */
export const growth: DrawFamily = (frame, _palette, random) => {
  const { isWide, long, short, pointAt, ratio } = frame;
  const factor = random.between(1.3, 1.5);
  // The distance of two centers, as a fraction of the sum of both radii.
  const overlap = random.between(0.62, 0.76);
  const isInMiddle = !isWide || long / short < NEARLY_SQUARE;
  const margin = short * (isInMiddle ? MARGIN_IN_MIDDLE : MARGIN);
  const count = Math.max(3, Math.min(7, Math.round(ratio * 2.2)));
  const relativeRadii = Array.from({ length: count }, (_, index) => factor ** -index);
  const largest = Math.min(
    short / 2 - margin,
    (long - 2 * margin) / lengthOf(relativeRadii, overlap),
  );
  // The distance of the row to the edge along which it stands: the lower one, or the left one of a tall frame.
  const distanceToEdge = isInMiddle ? short / 2 - largest : margin;
  const inks = random.shuffle([0, 1, 2]);
  const discs: PrintedDisc[] = [];
  let along = long - margin - largest;
  for (const [index, relative] of relativeRadii.entries()) {
    const r = largest * relative;
    const position = isWide
      ? pointAt(along, short - distanceToEdge - r)
      : pointAt(long - along, distanceToEdge + r);
    discs.push({ ink: inks[index % inks.length] ?? 0, r, ...position });
    along -= (r + r / factor) * overlap;
  }
  return paintDiscs(discs.reverse(), overprinted());
};

/** The length of a row of overlapping circles. @param radii the largest first */
function lengthOf(radii: readonly number[], overlap: number): number {
  const [largest = 0] = radii;
  let length = largest + (radii.at(-1) ?? 0);
  for (const [index, r] of radii.slice(1).entries()) length += (r + (radii[index] ?? 0)) * overlap;
  return length;
}
