import { type DrawFamily, INKS } from "#app/features/artwork/inks.ts";
import { filledPath, path } from "#app/features/artwork/svg.ts";

/** The golden ratio. With any other factor the quarters of a spiral overlap or leave gaps. */
const GOLDEN = (1 + Math.sqrt(5)) / 2;

/** Directions by quarters of a turn: right, down, left, up. */
const DIRECTIONS = [
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: -1 },
] as const;
const directionAt = (quarterTurns: number) => DIRECTIONS[quarterTurns & 3] ?? DIRECTIONS[0];

/** A quarter of a disc: clockwise from the direction `turn` of its center to the next direction. */
interface Quarter {
  x: number;
  y: number;
  r: number;
  turn: number;
}

/**
 * Growth: a spiral of quarter discs. Each begins where the one before it ends, in the next ink, turned by a right angle
 * and grown. The smallest fills the eye, so that no cell stays empty. In a wide frame the largest stands in the corner at the
 * right, in a tall one at the top. Its straight sides lie on the edges of the frame, so that it grows out of the picture. In a
 * square the spiral is whole.
 */
export const growth: DrawFamily = (frame, _palette, random) => {
  const { width, height, short, ratio, isWide } = frame;
  const count = random.pick([5, 6, 6, 7]);
  const inks = random.shuffle([INKS.blue, INKS.red, INKS.yellow]);
  // A square may be shown as a circle.
  const isSquare = ratio < 1.15;
  const margin = short * (isSquare ? random.between(0.09, 0.12) : random.between(0.05, 0.09));
  const marginEnd = isSquare ? margin : 0;
  const marginBelow = isSquare ? margin : 0;
  const spiral = spiralOf(count, isWide ? 3 : 2);
  const corners = spiral.flatMap(({ x, y, r, turn }) => {
    const [from, to] = [directionAt(turn), directionAt(turn + 1)];
    return [
      { x, y },
      { x: x + r * from.dx, y: y + r * from.dy },
      { x: x + r * to.dx, y: y + r * to.dy },
    ];
  });
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (width - margin - marginEnd) / (right - left),
    (height - margin - marginBelow) / (bottom - top),
  );
  const slackX = width - margin - marginEnd - scale * (right - left);
  const slackY = height - margin - marginBelow - scale * (bottom - top);
  const shareX = random.between(0.48, 0.6);
  const shareY = random.between(0.44, 0.56);
  const originX = margin - scale * left + slackX * (marginEnd ? shareX : 1);
  const originY = margin - scale * top + slackY * (marginBelow ? shareY : 1);
  let drawing = "";
  // The largest quarter first: it reaches below the next smaller one, so that no hairline of the ground shows.
  for (const [index, { x, y, r, turn }] of [...spiral.entries()].reverse()) {
    const placed = { x: originX + scale * x, y: originY + scale * y, r: scale * r, turn };
    const ink = index === 0 ? INKS.ink : (inks[index % 3] ?? "");
    drawing += filledPath(ink, index > 0 ? quarterData(placed, short / 200) : eyeData(placed));
  }
  return drawing;
};

/** Quarters of a spiral from the smallest, whose radius is 1. @param lastTurn the turn of the largest */
function spiralOf(count: number, lastTurn: number): Quarter[] {
  const spiral: Quarter[] = [];
  let quarter: Quarter = { x: 0, y: 0, r: 1, turn: lastTurn + 1 - count };
  for (let index = 0; index < count; index += 1) {
    spiral.push(quarter);
    // Both arcs meet where their centers lie on one line with the joint.
    const { x, y, r, turn } = quarter;
    const end = directionAt(turn + 1);
    const growth = r * GOLDEN - r;
    quarter = {
      x: x - end.dx * growth,
      y: y - end.dy * growth,
      r: r * GOLDEN,
      turn: turn + 1,
    };
  }
  return spiral;
}

/** The smallest quarter, and the rectangle between its straight side and the larger quarters. */
function eyeData({ x, y, r, turn }: Quarter): string {
  const from = directionAt(turn);
  const to = directionAt(turn + 1);
  const rest = r * GOLDEN - r;
  const [restX, restY] = [x - rest * to.dx, y - rest * to.dy];
  const along = path`l${r * from.dx} ${r * from.dy}l${rest * to.dx} ${rest * to.dy}`;
  return (
    path`M${restX} ${restY}` + along + path`A${r} ${r} 0 0 1 ${x + r * to.dx} ${y + r * to.dy}z`
  );
}

/** @param below how far it reaches below the smaller quarter along their common edge */
function quarterData({ x, y, r, turn }: Quarter, below: number): string {
  const from = directionAt(turn);
  const to = directionAt(turn + 1);
  const [startX, startY] = [x + r * from.dx, y + r * from.dy];
  const [endX, endY] = [x + r * to.dx, y + r * to.dy];
  const sector = path`M${x} ${y}L${startX} ${startY}A${r} ${r} 0 0 1 ${endX} ${endY}z`;
  // The common edge is as long as the radius of the smaller quarter, from the joint.
  const length = r / GOLDEN;
  const strip = path`M${startX} ${startY}l${-to.dx * below} ${-to.dy * below}l${-from.dx * length} ${-from.dy * length}l${to.dx * below} ${to.dy * below}z`;
  return sector + strip;
}
