import { composeClear } from "#app/features/artwork/edges.ts";
import { type DrawFamily, OVERPRINT_GROUNDS } from "#app/features/artwork/inks.ts";
import {
  type Circle,
  overprinted,
  type Printing,
  paintDiscs,
} from "#app/features/artwork/overlaps.ts";
import type { Random } from "#app/features/artwork/random.ts";
import type { SizedFrame } from "#app/features/artwork/svg.ts";

type Arrange = (frame: SizedFrame, random: Random) => Circle[];

/**
 * Circles: the motif of the brand as a cluster, a chain or a growing row. On a strong ground an overlap shows the
 * ground.
 */
export const circles: DrawFamily = (frame, { scheme, ground, inks }, random) => {
  const arrange = random.pick(arrangementsFor(frame));
  const order = random.shuffle([0, 1, 2]);
  const arranged = composeClear(frame, () => arrange(frame, random));
  const discs = arranged.map((circle, index) => ({
    ...circle,
    ink: order[index % 3] ?? 0,
  }));
  // The largest disc of a growing row comes first and lies on top.
  if (arrange === growingRow) discs.reverse();
  const isQuiet = scheme === "paper" || OVERPRINT_GROUNDS.includes(scheme);
  const knockedOut: Printing = { inks, overlaps: [ground, ground, ground], core: inks[0] };
  return paintDiscs(discs, isQuiet ? overprinted() : knockedOut);
};

/** The compositions that suit the shape of a frame. Likelier compositions occur more than once. */
function arrangementsFor({ ratio }: SizedFrame): readonly Arrange[] {
  if (ratio > 2) return [chain, growingRow];
  if (ratio < 1.2) return [cluster];
  return [cluster, cluster, cluster, chain, growingRow];
}

/** Three discs around one core, as large as the frame or larger, anywhere but exactly in the middle. */
function cluster({ width, height, short }: SizedFrame, random: Random): Circle[] {
  const r = short * random.between(0.3, 0.42);
  const spread = r * random.between(0.56, 0.7);
  const turn = random.next() * 2 * Math.PI;
  const slackIn = (length: number) => Math.max(0, length - 2 * (r + spread * 0.8)) / 2;
  const centerX = width / 2 + slackIn(width) * random.between(-1, 1);
  const centerY = height / 2 + slackIn(height) * random.between(-1, 1);
  return [0, 1, 2].map((index) => {
    const angle = turn + (index * 2 * Math.PI) / 3 + random.between(-0.16, 0.16);
    return {
      x: centerX + spread * Math.cos(angle),
      y: centerY + spread * Math.sin(angle),
      r: r * random.between(0.9, 1.06),
    };
  });
}

/** Discs along the longer side. Each overlaps the next. A wider frame has more discs. */
function chain({ pointAt, long, short }: SizedFrame, random: Random): Circle[] {
  // The distance of two centers, in radii.
  const step = 2 * random.between(0.58, 0.76);
  const count = Math.max(3, Math.round(long / (short * 0.49 * step)));
  const largest = Math.min(short * 0.49, long / (2 + (count - 1) * step));
  const r = largest * random.between(0.9, 1.12);
  const start = (long - (count - 1) * step * r) / 2;
  const swing = random.chance(0.3) ? 0 : short * random.between(-0.1, 0.1);
  return Array.from({ length: count }, (_, index) => {
    const aside = short / 2 + swing * (-1) ** index;
    return { r, ...pointAt(start + index * step * r, aside) };
  });
}

/** A row of discs that grow along the longer side. */
function growingRow(frame: SizedFrame, random: Random): Circle[] {
  const { isWide, pointAt, long, short, ratio } = frame;
  const isLong = ratio > 1.5;
  const growth = isLong ? random.between(1.3, 1.42) : random.between(1.5, 1.7);
  const overlap = isLong ? random.between(0.66, 0.76) : random.between(0.6, 0.68);
  let r = short * (isLong ? random.between(0.44, 0.52) : random.between(0.38, 0.44));
  let along = long - r * random.between(0.8, 1.04);
  const isTurned = random.chance(0.25);
  const sunk = random.between(0.13, 0.2);
  const row: Circle[] = [];
  while (along > r * 0.5 && r > short * 0.07) {
    // In a wide frame all discs rise from the lower edge, in a tall frame they are centered.
    const aside = isWide ? short - r * (1 - sunk) : short / 2;
    row.push({ r, ...pointAt(isTurned ? long - along : along, aside) });
    along -= (r + r / growth) * overlap;
    r /= growth;
  }
  return row;
}
