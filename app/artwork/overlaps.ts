import { INKS, overprint, type PrintingInk } from "./inks.ts";
import { finePath, num, path } from "./svg.ts";

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A circle printed in one of the three inks, counted in the order blue, red, yellow. */
export interface Disc extends Circle {
  readonly ink: 0 | 1 | 2;
}

/** Colours for the three inks, for the overlap of two of them, and for the core that all three share. */
export interface Printing {
  readonly inks: readonly [string, string, string];
  overlap(first: Disc["ink"], second: Disc["ink"]): string;
  readonly core: string;
}

const PRINTING_INKS = ["blue", "red", "yellow"] as const satisfies readonly PrintingInk[];

/** The identity's own printing: blue, red and yellow with their overprints. */
export const OVERPRINTED: Printing = {
  inks: [INKS.blue, INKS.red, INKS.yellow],
  overlap: (first, second) => INKS[overprint(PRINTING_INKS[first], PRINTING_INKS[second])],
  core: INKS.ink,
};

type Point = readonly [x: number, y: number];

/**
 * How far, in parts of the radius, a region reaches over an edge that was painted before it: without
 * it the softened edge of the paint below would show as a hairline between two regions.
 */
const TRAP = 0.004;

function grown(disc: Circle, traps: number): Circle {
  return { ...disc, r: disc.r * (1 + TRAP * traps) };
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

/** Circles of a few units are enlarged by a transform and need finer numbers. */
function pathFor({ r }: Circle): typeof path {
  return r < 100 ? finePath : path;
}

function moveTo(circle: Circle, [x, y]: Point): string {
  return pathFor(circle)`M${x} ${y}`;
}

/** An arc of the circle's edge to a point, clockwise. */
function arcTo(circle: Circle, [x, y]: Point, isLong = false): string {
  return pathFor(circle)`A${circle.r} ${circle.r} 0 ${isLong ? 1 : 0} 1 ${x} ${y}`;
}

/** Whether the part of its edge that lies within the other circle is more than half of it. */
function isMostlyWithin(own: Circle, other: Circle): boolean {
  return (own.x - other.x) ** 2 + (own.y - other.y) ** 2 + own.r ** 2 < other.r ** 2;
}

/** The region that two circles share, as path data; empty when their edges do not cross. */
export function lens(a: Circle, b: Circle): string {
  const points = crossings(a, b);
  if (!points) return "";
  const [start, end] = points;
  const there = arcTo(a, end, isMostlyWithin(a, b));
  return `${moveTo(a, start)}${there}${arcTo(b, start, isMostlyWithin(b, a))}z`;
}

/**
 * The region that three circles share, as path data, when each of them bounds it by less than half of
 * its edge (as in the logo); otherwise empty.
 */
export function core(a: Circle, b: Circle, c: Circle): string {
  // Going round the core clockwise, each corner begins an arc on the circle that the next one shares.
  const isClockwise = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
  const [second, third] = isClockwise ? [b, c] : [c, b];
  const corners = [
    cornerWithin(a, second, third),
    cornerWithin(second, third, a),
    cornerWithin(third, a, second),
  ] as const;
  const [first, next, last] = corners;
  if (!first || !next || !last) return "";
  return `${moveTo(a, first)}${arcTo(second, next)}${arcTo(third, last)}${arcTo(a, first)}z`;
}

/** The one crossing of two circles that lies within a third. */
function cornerWithin(a: Circle, b: Circle, third: Circle): Point | undefined {
  const inside = crossings(a, b)?.filter(
    ([x, y]) => Math.hypot(x - third.x, y - third.y) < third.r,
  );
  return inside?.length === 1 ? inside[0] : undefined;
}

/**
 * Discs and their overprints, each region painted in its own colour (never a blend mode), so that they
 * survive print and PDF. Three discs that follow each other may share a core.
 */
export function paintDiscs(discs: readonly Disc[], { inks, overlap, core: all }: Printing): string {
  let body = "";
  const region = (colour: string, data: string) => {
    if (data) body += `<path fill="${colour}" d="${data}"/>`;
  };
  for (const [index, disc] of discs.entries()) {
    const { x, y, r, ink } = disc;
    body += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${inks[ink]}"/>`;
    const before = discs.slice(0, index).filter((other) => other.ink !== ink);
    for (const other of before) region(overlap(other.ink, ink), lens(other, grown(disc, 1)));
    const [first, second] = before.slice(-2);
    if (first && second && first.ink !== second.ink) {
      region(all, core(first, grown(second, 1), grown(disc, 2)));
    }
  }
  return body;
}
