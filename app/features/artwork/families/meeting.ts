import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { overprinted, paintDiscs } from "#app/features/artwork/overlaps.ts";

/** The middle of the core in a wide frame and in other frames, as fractions of its sides. */
const CORE = { wide: { x: 0.56, y: 0.5 }, other: { x: 0.5, y: 0.52 } };

/**
 * Meeting: three circles of one size share one core. In every frame the core lies inside the frame, and in most frames
 * the circles bleed off its edges. A tall frame stands beside a title on the same ground: there no circle is cut at the left
 * edge.
 */
export const meeting: DrawFamily = ({ width, height, short, ratio, isWide }, _palette, random) => {
  const r = short * random.between(0.42, 0.5) * scaleOf(isWide, ratio);
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
  if (isWide) return paintDiscs(discs, overprinted());
  const beyondStart = Math.max(0, ...discs.map((disc) => disc.r - disc.x));
  const moved = discs.map((disc) => ({ ...disc, x: disc.x + beyondStart }));
  return paintDiscs(moved, overprinted());
};

/** The size of the circles against that in a usual frame: larger in a band, and nearly whole in a tall frame. */
function scaleOf(isWide: boolean, ratio: number): number {
  if (!isWide) return 0.8;
  return ratio > 2 ? 1.5 : 1;
}
