import type { Circle } from "./overlaps.ts";
import type { Frame, SizedFrame } from "./svg.ts";

/**
 * What of a circle lies beyond an edge that cuts it, or between it and an edge that does not, in diameters. With less the
 * cut looks like a mistake.
 */
const LEAST_BEYOND = 0.06;
const LEAST_ROOM = 0.03;

/** Whether each edge of the frame plainly cuts the circle or plainly does not. */
export function isClearOfEdges({ x, y, r }: Circle, { width, height }: Frame): boolean {
  const beyondEdges = [r - x, r - y, x + r - width, y + r - height];
  return beyondEdges.every((beyond) => {
    return beyond >= LEAST_BEYOND * 2 * r || beyond <= -LEAST_ROOM * 2 * r;
  });
}

/** Whether the left edge cuts no circle. Beside a title the page continues the ground of the drawing there. */
export function isWholeAtLeft(circles: readonly Circle[]): boolean {
  return circles.every(({ x, r }) => x - r >= LEAST_ROOM * 2 * r);
}

/** Whether the upper edge cuts no circle. */
export function isWholeAtTop(circles: readonly Circle[]): boolean {
  return circles.every(({ y, r }) => y - r >= LEAST_ROOM * 2 * r);
}

/**
 * The room that the drawing of a poster loses in a low window, which crops it at the right. A drawing that is to stay whole
 * leaves it free.
 */
export function roomLostAtEnd({ width, ratio, isWide, isBelowTitle }: SizedFrame): number {
  const isPoster = isWide && !isBelowTitle && ratio > 1.15 && ratio < 1.5;
  return isPoster ? width * 0.08 : 0;
}

/** Compositions that are tried until one suits the frame. In the tests no seed needs more. */
const TRIES = 500;

/** The first composition whose circles are clear of all edges and that fulfills a further condition. */
export function composeClear<C extends Circle>(
  frame: Frame,
  compose: () => C[],
  suits: (circles: readonly C[]) => boolean = () => true,
): C[] {
  let circles = compose();
  for (let attempt = 1; attempt < TRIES; attempt += 1) {
    if (circles.every((circle) => isClearOfEdges(circle, frame)) && suits(circles)) break;
    circles = compose();
  }
  return circles;
}
