import { type DrawFamily, OVERPRINT_GROUNDS } from "#app/features/artwork/inks.ts";
import {
  type Circle,
  OVERPRINTED,
  type Printing,
  paintDiscs,
} from "#app/features/artwork/overlaps.ts";
import type { Random } from "#app/features/artwork/random.ts";
import type { SizedFrame } from "#app/features/artwork/svg.ts";

/** Circles: the identity itself, as a cluster, a chain or a row that grows. On a strong ground an overlap shows the ground. */
export const circles: DrawFamily = (frame, { scheme, ground, inks }, random) => {
  const compact = frame.ratio < 1.2 ? [cluster] : [cluster, cluster, cluster, chain, growing];
  const arrange = random.pick(frame.ratio > 2 ? [chain, growing] : compact);
  const order = random.shuffle([0, 1, 2]);
  const discs = arrange(frame, random).map((at, index) => ({ ...at, ink: order[index % 3] ?? 0 }));
  const isQuiet = scheme === "paper" || OVERPRINT_GROUNDS.includes(scheme);
  const knockedOut: Printing = { inks, overlaps: [ground, ground, ground], core: inks[0] };
  // The largest of those that grow comes first, and lies on top.
  if (arrange === growing) discs.reverse();
  return paintDiscs(discs, isQuiet ? OVERPRINTED : knockedOut);
};

/** Three discs around one core, as large as the frame or larger, anywhere but exactly in the middle. */
function cluster({ width, height, short }: SizedFrame, random: Random): Circle[] {
  const r = short * random.between(0.3, 0.42);
  const spread = r * random.between(0.56, 0.7);
  const turn = random.next() * 2 * Math.PI;
  const slack = (length: number) => Math.max(0, length - 2 * (r + spread * 0.8)) / 2;
  const cx = width / 2 + slack(width) * random.between(-1, 1);
  const cy = height / 2 + slack(height) * random.between(-1, 1);
  return [0, 1, 2].map((index) => {
    const angle = turn + (index * 2 * Math.PI) / 3 + random.between(-0.16, 0.16);
    const [x, y] = [cx + spread * Math.cos(angle), cy + spread * Math.sin(angle)];
    return { x, y, r: r * random.between(0.9, 1.06) };
  });
}

/** Discs along the longer side, each printing over the next; the wider the frame, the more. */
function chain({ at, long, short }: SizedFrame, random: Random): Circle[] {
  const step = 2 * random.between(0.58, 0.76);
  const count = Math.max(3, Math.round(long / (short * 0.49 * step)));
  const r = Math.min(short * 0.49, long / (2 + (count - 1) * step)) * random.between(0.9, 1.12);
  const start = (long - (count - 1) * step * r) / 2;
  const swing = random.chance(0.3) ? 0 : short * random.between(-0.1, 0.1);
  return Array.from({ length: count }, (_, index) => {
    return { r, ...at(start + index * step * r, short / 2 + swing * (-1) ** index) };
  });
}

/** Discs that grow along the longer side, on one line: small beginnings, a large end. */
function growing({ across, at, long, short, ratio }: SizedFrame, random: Random): Circle[] {
  const isWide = ratio > 1.5;
  const growth = isWide ? random.between(1.3, 1.42) : random.between(1.5, 1.7);
  const overlap = isWide ? random.between(0.66, 0.76) : random.between(0.6, 0.68);
  let r = short * (isWide ? random.between(0.44, 0.52) : random.between(0.38, 0.44));
  let along = long - r * random.between(0.8, 1.04);
  const isTurned = random.chance(0.25);
  const placed: Circle[] = [];
  for (; along > r * 0.5 && r > short * 0.07; r /= growth) {
    placed.push({ r, ...at(isTurned ? long - along : along, across ? short - r : short / 2) });
    along -= (r + r / growth) * overlap;
  }
  return placed;
}
