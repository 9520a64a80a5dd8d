import { INKS } from "./inks.ts";
import { disc, filled, finePath, path } from "./svg.ts";

export type Circle = { x: number; y: number; r: number };

/** Colours for three inks; for what the first and the second share, the first and the third, the last two; and for all. */
export type Printing = { inks: readonly string[]; overlaps: readonly string[]; core: string };

/** The identity's own printing: blue, red and yellow with their overprints. */
export const OVERPRINTED: Printing = {
  inks: [INKS.blue, INKS.red, INKS.yellow],
  overlaps: [INKS.violet, INKS.green, INKS.orange],
  core: INKS.ink,
};

type Point = readonly [x: number, y: number];

/** The two points in which the edges cross; the way from the first to the second is clockwise on `a`. */
function crossings(a: Circle, b: Circle): [Point, Point] | [] {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance >= a.r + b.r || distance <= Math.abs(a.r - b.r)) return [];
  const along = (distance ** 2 + a.r ** 2 - b.r ** 2) / (2 * distance);
  const off = Math.sqrt(a.r ** 2 - along ** 2);
  const [ux, uy] = [(b.x - a.x) / distance, (b.y - a.y) / distance];
  const [mx, my] = [a.x + along * ux, a.y + along * uy];
  return [
    [mx + off * uy, my - off * ux],
    [mx - off * uy, my + off * ux],
  ];
}

/** The region that two circles share, as path data; empty when their edges do not cross. */
export const lens = (a: Circle, b: Circle): string => region([a, b]);

/** The region that three circles share, as path data, where each bounds it once (as in the logo); otherwise empty. */
export function core(a: Circle, b: Circle, c: Circle): string {
  const isClockwise = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
  return region(isClockwise ? [b, c, a] : [c, b, a]);
}

/** What circles share that follow each other clockwise: along the edge of each to the corner with the next. */
function region(circles: readonly Circle[]): string {
  const corners = circles.flatMap((own, index) => {
    const next = circles[(index + 1) % circles.length] ?? own;
    const third = circles.find((circle) => circle !== own && circle !== next);
    const isWithin = ([x, y]: Point) => !third || Math.hypot(x - third.x, y - third.y) < third.r;
    const [other, corner] = crossings(own, next);
    if (!other || !corner || (third && isWithin(other)) || !isWithin(corner)) return [];
    return [corner];
  });
  const edges = circles.map(({ x, y, r }, index) => {
    const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = [corners.at(index - 1), corners[index]];
    const isLong = (fromX - x) * (toY - y) < (fromY - y) * (toX - x);
    // Circles of a few units are enlarged by a transform and need finer numbers.
    const data = r < 100 ? finePath : path;
    const start = index === 0 ? data`M${fromX} ${fromY}` : "";
    return start + data`A${r} ${r} 0 ${isLong ? 1 : 0} 1 ${toX} ${toY}`;
  });
  return corners.length === circles.length ? `${edges.join("")}z` : "";
}

/** Discs, each in one of three inks (0 to 2), and their overprints, painted (never a blend mode): they survive print and PDF. */
export function paintDiscs(discs: readonly (Circle & { ink: number })[], printing: Printing) {
  // A region reaches over the edge below it, against hairlines.
  const grown = ({ r, ...circle }: Circle, by: number) => ({ ...circle, r: r * by });
  const painted = discs.map((own, index) => {
    const before = discs.slice(0, index).filter((other) => other.ink !== own.ink);
    const lenses = before.map((other) =>
      filled(printing.overlaps[other.ink + own.ink - 1] ?? "", lens(other, grown(own, 1.004))),
    );
    const [first, second] = before.slice(-2);
    const hasCore = first && second && first.ink !== second.ink;
    const shared = hasCore ? core(first, grown(second, 1.004), grown(own, 1.008)) : "";
    const drawn = disc(own.x, own.y, own.r, printing.inks[own.ink]) + lenses.join("");
    return drawn + filled(printing.core, shared);
  });
  return painted.join("");
}
