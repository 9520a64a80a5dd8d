import { finePath } from "./svg.ts";

/**
 * The forms of the identity as path data: everything is a square, a circle or a part of one.
 * `x` and `y` are the upper left corner of the square of side `size` that the form fills.
 */

/** 0 upper left, 1 upper right, 2 lower right, 3 lower left. */
export type Corner = 0 | 1 | 2 | 3;

/** 0 top, 1 right, 2 bottom, 3 left. */
export type Side = 0 | 1 | 2 | 3;

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

function cornerOf(x: number, y: number, size: number, corner: number): [number, number] {
  const [dx, dy] = CORNERS[(corner & 3) as Corner];
  return [x + dx * size, y + dy * size];
}

export function circle(cx: number, cy: number, r: number): string {
  return finePath`M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

/** A circle drawn the other way round: inside another form it is a hole. */
export function hole(cx: number, cy: number, r: number): string {
  return finePath`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function square(x: number, y: number, size: number): string {
  return finePath`M${x} ${y}h${size}v${size}h${-size}z`;
}

/** A quarter of a disc whose centre is the given corner. */
export function quarter(x: number, y: number, size: number, corner: Corner): string {
  const [cx, cy] = cornerOf(x, y, size, corner);
  const [ax, ay] = cornerOf(x, y, size, corner + 1);
  const [bx, by] = cornerOf(x, y, size, corner + 3);
  return finePath`M${cx} ${cy}L${ax} ${ay}A${size} ${size} 0 0 1 ${bx} ${by}z`;
}

/** The lens between two opposite corners: 0 falls from the upper left, 1 rises from the lower left. */
export function leaf(x: number, y: number, size: number, diagonal: 0 | 1): string {
  const [ax, ay] = cornerOf(x, y, size, diagonal);
  const [bx, by] = cornerOf(x, y, size, diagonal + 2);
  return finePath`M${ax} ${ay}A${size} ${size} 0 0 1 ${bx} ${by}A${size} ${size} 0 0 1 ${ax} ${ay}z`;
}

/** Half a disc that stands on the given side of its square and reaches the middle. */
export function half(x: number, y: number, size: number, side: Side): string {
  const r = size / 2;
  const [ax, ay] = cornerOf(x, y, size, side);
  const [bx, by] = cornerOf(x, y, size, side + 1);
  return finePath`M${ax} ${ay}A${r} ${r} 0 0 0 ${bx} ${by}z`;
}

/** A quarter of a ring around the given corner, from the inner to the outer radius. */
export function band(x: number, y: number, outer: number, inner: number, corner: Corner): string {
  const centre = cornerOf(x, y, outer, corner);
  const [ax, ay] = cornerOf(x, y, outer, corner + 1);
  const [bx, by] = cornerOf(x, y, outer, corner + 3);
  const within = (v: number, axis: 0 | 1) => centre[axis] + ((v - centre[axis]) * inner) / outer;
  const back = finePath`L${within(bx, 0)} ${within(by, 1)}A${inner} ${inner} 0 0 0 ${within(ax, 0)} ${within(ay, 1)}z`;
  return finePath`M${ax} ${ay}A${outer} ${outer} 0 0 1 ${bx} ${by}` + back;
}
