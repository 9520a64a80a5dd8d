import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { type Circle, overprinted, paintDiscs } from "#app/features/artwork/overlaps.ts";

/** A third of a full turn. */
const THIRD = (2 * Math.PI) / 3;
/** The distance of a center to the middle that all circles share, in radii of its circle. */
const SPREAD = 0.62;

/**
 * Growth: three circles on a spiral. Each is the circle before it, turned by a third and grown, and all three share one
 * core. The two small circles are always whole. The largest bleeds off the frame at the right and in a wide frame at the
 * top, except in a square, which may be shown as a circle.
 */
export const growth: DrawFamily = ({ width, height, ratio, isWide }, _palette, random) => {
  const factor = random.between(1.36, 1.5);
  const inks = random.shuffle([0, 1, 2]);
  // The smallest circle lies below the middle, the next one at its left, the largest at its upper right.
  const turn = random.between(0.36, 0.46) * Math.PI;
  const spiral = [0, 1, 2].map((index): Circle => {
    const r = factor ** index;
    const angle = turn + THIRD * index;
    return { x: SPREAD * r * Math.cos(angle), y: SPREAD * r * Math.sin(angle), r };
  });
  const [smallest, middle, largest] = spiral as [Circle, Circle, Circle];
  const isSquare = ratio < 1.15;
  const bleed = isSquare ? WHOLE : bleedOf(isWide, ratio);
  const left = middle.x - middle.r;
  const top = Math.min(middle.y - middle.r, largest.y - largest.r * (1 - bleed.top));
  const right = largest.x + largest.r * (1 - bleed.right);
  const bottom = Math.max(smallest.y + smallest.r, largest.y + largest.r);
  const margin = Math.min(width, height) * (isSquare ? 0.14 : 0.07);
  const above = bleed.top > 0 ? 0 : margin;
  const beside = bleed.right > 0 ? 0 : margin;
  const scale = Math.min(
    (height - above - margin) / (bottom - top),
    (width - margin - beside) / (right - left),
  );
  const x = width - beside - scale * right;
  const y = bleed.top > 0 ? -scale * top : (height - scale * (top + bottom)) / 2;
  const discs = spiral.map((circle, index) => ({
    ink: inks[index] ?? 0,
    x: x + scale * circle.x,
    y: y + scale * circle.y,
    r: scale * circle.r,
  }));
  return paintDiscs(discs, overprinted());
};

/** What of the largest circle lies beyond an edge, in its radii. */
interface Bleed {
  top: number;
  right: number;
}

const WHOLE: Bleed = { top: 0, right: 0 };

function bleedOf(isWide: boolean, ratio: number): Bleed {
  if (!isWide) return { top: 0, right: 0.6 };
  return ratio > 2 ? { top: 0.5, right: 0.1 } : { top: 0.4, right: 0.3 };
}
