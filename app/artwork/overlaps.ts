import { INKS } from "./inks.ts";
import { disc, filled, finePath, path } from "./svg.ts";

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A circle printed in one of three inks, by its number. */
export interface Disc extends Circle {
  readonly ink: 0 | 1 | 2;
}

/** Colours for the three inks, for the overlap of two of them, and for the core that all three share. */
export interface Printing {
  readonly inks: readonly [string, string, string];
  overlap(first: Disc["ink"], second: Disc["ink"]): string;
  readonly core: string;
}

/** What blue, red and yellow print over each other. */
const OVERPRINTS = [
  [INKS.blue, INKS.violet, INKS.green],
  [INKS.violet, INKS.red, INKS.orange],
  [INKS.green, INKS.orange, INKS.yellow],
] as const;

/** The identity's own printing: blue, red and yellow with their overprints. */
export const OVERPRINTED: Printing = {
  inks: [INKS.blue, INKS.red, INKS.yellow],
  overlap: (first, second) => OVERPRINTS[first][second],
  core: INKS.ink,
};

type Point = readonly [x: number, y: number];

/** Part of the radius by which a region reaches over the edge below it, against hairlines. */
const TRAP = 0.004;

function grown(circle: Disc, traps: number): Circle {
  return { ...circle, r: circle.r * (1 + TRAP * traps) };
}

/** The two points in which the edges cross; the way from the first to the second is clockwise on `a`. */
function crossings(a: Circle, b: Circle): readonly [Point, Point] | undefined {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance >= a.r + b.r || distance <= Math.abs(a.r - b.r)) return undefined;
  const along = (distance ** 2 + a.r ** 2 - b.r ** 2) / (2 * distance);
  const off = Math.sqrt(a.r ** 2 - along ** 2);
  const [ux, uy] = [(b.x - a.x) / distance, (b.y - a.y) / distance];
  const [mx, my] = [a.x + along * ux, a.y + along * uy];
  return [
    [mx + off * uy, my - off * ux],
    [mx - off * uy, my + off * ux],
  ];
}

type Arc = readonly [along: Circle, to: Point, isLong?: boolean];

/** A region as path data: from a point along arcs of circles' edges, clockwise. */
function region([x, y]: Point, ...arcs: readonly [Arc, ...Arc[]]): string {
  // Circles of a few units are enlarged by a transform and need finer numbers.
  const dataFor = ([{ r }]: Arc) => (r < 100 ? finePath : path);
  const edges = arcs.map((arc) => {
    const [{ r }, [x, y], isLong] = arc;
    return dataFor(arc)`A${r} ${r} 0 ${isLong ? 1 : 0} 1 ${x} ${y}`;
  });
  return `${dataFor(arcs[0])`M${x} ${y}`}${edges.join("")}z`;
}

/** Whether the part of its edge that lies within the other circle is more than half of it. */
function isMostlyWithin(own: Circle, other: Circle): boolean {
  return (own.x - other.x) ** 2 + (own.y - other.y) ** 2 + own.r ** 2 < other.r ** 2;
}

/** The region that two circles share, as path data; empty when their edges do not cross. */
export function lens(a: Circle, b: Circle): string {
  const [start, end] = crossings(a, b) ?? [];
  if (!start || !end) return "";
  return region(start, [a, end, isMostlyWithin(a, b)], [b, start, isMostlyWithin(b, a)]);
}

/**
 * The region that three circles share, as path data, when each of them bounds it by less than half of
 * its edge (as in the logo); otherwise empty.
 */
export function core(a: Circle, b: Circle, c: Circle): string {
  // Clockwise round the core, each corner begins an arc on the circle that it shares with the next.
  const isClockwise = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
  const [second, third] = isClockwise ? [b, c] : [c, b];
  const first = cornerWithin(a, second, third);
  const next = cornerWithin(second, third, a);
  const last = cornerWithin(third, a, second);
  if (!first || !next || !last) return "";
  return region(first, [second, next], [third, last], [a, first]);
}

/** The one crossing of two circles that lies within a third. */
function cornerWithin(a: Circle, b: Circle, third: Circle): Point | undefined {
  const isWithin = ([x, y]: Point) => Math.hypot(x - third.x, y - third.y) < third.r;
  const inside = crossings(a, b)?.filter(isWithin);
  return inside?.length === 1 ? inside[0] : undefined;
}

/**
 * Discs and their overprints, each region painted in its own colour (never a blend mode), so that they
 * survive print and PDF. Three discs that follow each other may share a core.
 */
export function paintDiscs(discs: readonly Disc[], printing: Printing): string {
  const painted = discs.map((own, index) => {
    const before = discs.slice(0, index).filter((other) => other.ink !== own.ink);
    const lenses = before.map((other) =>
      filled(printing.overlap(other.ink, own.ink), lens(other, grown(own, 1))),
    );
    const [first, second] = before.slice(-2);
    const hasCore = first && second && first.ink !== second.ink;
    const cores = hasCore && core(first, grown(second, 1), grown(own, 2));
    const drawn = disc(own.x, own.y, own.r, printing.inks[own.ink]) + lenses.join("");
    return drawn + filled(printing.core, cores || "");
  });
  return painted.join("");
}
