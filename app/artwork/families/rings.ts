import type { Random } from "../random.ts";
import { type Frame, num } from "../svg.ts";
import type { DrawFamily } from "./draw-family.ts";

interface Target {
  readonly x: number;
  readonly y: number;
  /** The outermost radius. */
  readonly reach: number;
}

/**
 * Rings: concentric bands around a centre that sits on an edge or in a corner, bands and gaps of one
 * width. A wide frame carries several such targets, each covering the one before.
 */
export const drawRings: DrawFamily = (frame, { ground, inks }, random) => {
  const bands = random.pick([4, 5, 5, 6]);
  const order = random.chance(0.5) ? inks : [inks[0], inks[1], inks[0], inks[2]];
  let body = "";
  for (const { x, y, reach } of placeTargets(frame, random)) {
    const width = reach / (2 * bands - 1);
    const start = random.below(order.length);
    const centre = `cx="${num(x)}" cy="${num(y)}"`;
    for (let band = 0; band < bands; band++) {
      const outer = reach - 2 * band * width;
      const colour = order[(start + band) % order.length];
      body += `<circle ${centre} r="${num(outer)}" fill="${colour}"/>`;
      if (outer > width * 1.5)
        body += `<circle ${centre} r="${num(outer - width)}" fill="${ground}"/>`;
    }
  }
  return body;
};

function placeTargets({ width, height }: Frame, random: Random): Target[] {
  const short = Math.min(width, height);
  const long = Math.max(width, height);
  const ratio = long / short;
  const across = width >= height;
  const place = (along: number, isFar: boolean, reach: number): Target => {
    const edge = isFar ? short : 0;
    return {
      x: across ? along * long : edge,
      y: across ? edge : along * long,
      reach: reach * short,
    };
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
