import { composeClear } from "#app/features/artwork/edges.ts";
import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Circle } from "#app/features/artwork/overlaps.ts";
import type { Random } from "#app/features/artwork/random.ts";
import { disc, type SizedFrame } from "#app/features/artwork/svg.ts";

/**
 * Rings: bands and gaps of the same width around a center on an edge or in a corner. A wide frame has several centers.
 */
export const rings: DrawFamily = (frame, { ground, inks }, random) => {
  const [lead, second, accent] = inks;
  const bandCount = random.pick([4, 5, 5, 6]);
  const order = random.chance(0.5) ? inks : [lead, second, lead, accent];
  let drawing = "";
  const compose = () => placeCenters(frame, random);
  const centers = composeClear(frame, compose, (candidates) =>
    candidates.every((center) => isWithoutSlivers(center, bandCount, frame)),
  );
  for (const { x, y, r } of centers) {
    const width = r / (2 * bandCount - 1);
    const start = random.below(order.length);
    for (let band = 0; band < bandCount; band += 1) {
      const outer = r - 2 * band * width;
      drawing += disc(x, y, outer, order[(start + band) % order.length]);
      if (outer > width * 1.5) drawing += disc(x, y, outer - width, ground);
    }
  }
  return drawing;
};

/** The least of a band's width that an edge of the frame leaves beside the rim of a band. */
const LEAST_LEFT = 0.18;

/** Whether no edge of the frame runs along the rim of a band so closely that a sliver is left. */
function isWithoutSlivers({ x, y, r }: Circle, bandCount: number, frame: SizedFrame): boolean {
  const width = r / (2 * bandCount - 1);
  const distances = [x, y, frame.width - x, frame.height - y];
  // An edge that no band reaches, or in which the center lies, runs along no rim.
  return distances.every((distance) => {
    if (distance >= r || distance < width / 2) return true;
    const bandsAway = (r - distance) / width;
    return Math.abs(bandsAway - Math.round(bandsAway)) >= LEAST_LEFT;
  });
}

/** The largest ring around each center. */
function placeCenters(frame: SizedFrame, random: Random): Circle[] {
  const { pointAt, isWide, isBelowTitle, long, short, ratio } = frame;
  /** A center on either of the longer sides. */
  const center = (along: number, isFarSide: boolean, reach: number): Circle => {
    return { ...pointAt(along * long, isFarSide ? short : 0), r: reach * short };
  };
  const isFar = random.chance(0.65);
  const reach = random.between(0.92, 1.06);
  if (ratio <= 2) {
    const along = random.pick([0, 1, random.between(0.25, 0.75), random.between(0.25, 0.75)]);
    const isCorner = along === 0 || along === 1;
    const cornerScale = isCorner ? 1.12 : 1;
    const bandScale = Math.max(1, ratio / 1.33) ** 0.6;
    // A title on the same ground stands beside a tall frame or above another: there no edge cuts a ring.
    if (!isWide || isBelowTitle) return [center(along, true, reach * cornerScale * 0.81)];
    return [center(along, isFar, reach * cornerScale * bandScale)];
  }
  const side = random.between(0.24, 0.34);
  const isNearFirst = random.chance(0.5);
  const first = isNearFirst ? side : 1 - side;
  const last = isNearFirst ? 1 - side : side;
  const single = [center(random.between(0.3, 0.7), isFar, ratio * 0.52 * reach)];
  const pair = [center(first, isFar, 0.95 * reach), center(last, !isFar, 0.95 * reach)];
  const triple = [
    center(side - 0.12, isFar, 0.84 * reach),
    center(1.12 - side, isFar, 0.84 * reach),
    center(0.5, !isFar, 0.84 * reach),
  ];
  return random.pick([single, pair, triple]);
}
