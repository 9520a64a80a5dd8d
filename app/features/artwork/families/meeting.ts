import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { overprinted, paintDiscs } from "#app/features/artwork/overlaps.ts";

/** The middle of the core in a wide frame and in other frames, as fractions of its sides. */
const CORE = { wide: { x: 0.56, y: 0.5 }, other: { x: 0.5, y: 0.52 } };

/**
 * Meeting: three circles of one size share one core. In every frame the core lies inside the frame, and in most frames
 * the circles bleed off its edges.
 */
export const meeting: DrawFamily = ({ width, height, short, ratio, isWide }, _palette, random) => {
  const r = short * random.between(0.42, 0.5) * (isWide && ratio > 2 ? 1.5 : 1);
  const spread = r * random.between(0.56, 0.64);
  const turn = random.next() * 2 * Math.PI;
  const { x, y } = isWide && ratio > 1.2 ? CORE.wide : CORE.other;
  const centerX = width * (x + random.between(-0.04, 0.04));
  const centerY = height * y;
  const order = random.shuffle([0, 1, 2]);
  const discs = order.map((ink, index) => {
    const angle = turn + (index * 2 * Math.PI) / 3;
    return {
      ink,
      x: centerX + spread * Math.cos(angle),
      y: centerY + spread * Math.sin(angle),
      r,
    };
  });
  return paintDiscs(discs, overprinted());
};
