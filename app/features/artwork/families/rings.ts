import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Circle } from "#app/features/artwork/overlaps.ts";
import type { Random } from "#app/features/artwork/random.ts";
import { disc, type SizedFrame } from "#app/features/artwork/svg.ts";

/** Rings: bands and gaps of one width around a centre on an edge or in a corner; in a wide frame around several. */
export const rings: DrawFamily = (frame, { ground, inks }, random) => {
  const bands = random.pick([4, 5, 5, 6]);
  const order = random.chance(0.5) ? inks : [inks[0], inks[1], inks[0], inks[2]];
  let body = "";
  for (const { x, y, r } of placeTargets(frame, random)) {
    const width = r / (2 * bands - 1);
    const start = random.below(order.length);
    for (let band = 0; band < bands; band++) {
      const outer = r - 2 * band * width;
      body += disc(x, y, outer, order[(start + band) % order.length]);
      if (outer > width * 1.5) body += disc(x, y, outer - width, ground);
    }
  }
  return body;
};

function placeTargets({ at, long, short, ratio }: SizedFrame, random: Random): Circle[] {
  const place = (along: number, isFar: boolean, reach: number): Circle => {
    return { ...at(along * long, isFar ? short : 0), r: reach * short };
  };
  const isFar = random.chance(0.65);
  const reach = random.between(0.92, 1.06);
  if (ratio <= 2) {
    const along = random.pick([0, 1, random.between(0.25, 0.75), random.between(0.25, 0.75)]);
    const inCorner = along % 1 === 0 ? 1.12 : 1;
    return [place(along, isFar, reach * inCorner * Math.max(1, ratio / 1.33) ** 0.6)];
  }
  const side = random.between(0.24, 0.34);
  const [near, far] = random.chance(0.5) ? [side, 1 - side] : [1 - side, side];
  return random.pick([
    [place(random.between(0.3, 0.7), isFar, ratio * 0.52 * reach)],
    [place(near, isFar, 0.95 * reach), place(far, !isFar, 0.95 * reach)],
    [
      place(side - 0.12, isFar, 0.84 * reach),
      place(1.12 - side, isFar, 0.84 * reach),
      place(0.5, !isFar, 0.84 * reach),
    ],
  ]);
}
