import { composeClear, isWholeAtLeft, isWholeAtTop } from "#app/features/artwork/edges.ts";
import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { overprinted, type PrintedDisc, paintDiscs } from "#app/features/artwork/overlaps.ts";

/** The middle of the core in a wide frame and in other frames, as fractions of its sides. */
const CORE = { wide: { x: 0.56, y: 0.5 }, other: { x: 0.5, y: 0.52 } };

/**
 * Meeting: three circles of one size share one core. In every frame the core lies inside the frame, and in most frames
 * the circles bleed off its edges. No circle is cut at the left edge, because a poster continues the ground there.
 */
export const meeting: DrawFamily = (frame, _palette, random) => {
  const { width, height, short, ratio, isWide, isBelowTitle } = frame;
  const { x, y } = isWide && ratio > 1.2 ? CORE.wide : CORE.other;
  const scale = scaleOf(isWide, ratio);
  const compose = (): PrintedDisc[] => {
    const r = short * random.between(0.42, 0.5) * scale;
    const spread = r * random.between(0.56, 0.64);
    const turn = random.next() * 2 * Math.PI;
    const centerX = width * (x + random.between(-0.04, 0.04));
    const centerY = height * y;
    const discs = random.shuffle([0, 1, 2]).map((ink, index) => {
      const angle = turn + (index * 2 * Math.PI) / 3;
      return {
        ink,
        x: centerX + spread * Math.cos(angle),
        y: centerY + spread * Math.sin(angle),
        r,
      };
    });
    // Below a title the group stands lower, so that it bleeds off the foot and not off the head.
    const above = isBelowTitle ? Math.max(0, ...discs.map((disc) => disc.r * 1.08 - disc.y)) : 0;
    const before = isWide ? 0 : Math.max(0, ...discs.map((disc) => disc.r * 1.08 - disc.x));
    return discs.map((disc) => ({ ...disc, x: disc.x + before, y: disc.y + above }));
  };
  const discs = composeClear(frame, compose, (candidates) => {
    return isWholeAtLeft(candidates) && (!isBelowTitle || isWholeAtTop(candidates));
  });
  return paintDiscs(discs, overprinted());
};

/**
 * The size of the circles against that in a usual frame: larger in a band, nearly whole in a tall frame, and whole in a
 * square, which may be shown as a circle.
 */
function scaleOf(isWide: boolean, ratio: number): number {
  if (ratio < 1.15) return 0.62;
  if (!isWide) return 0.8;
  return ratio > 2 ? 1.5 : 1;
}
