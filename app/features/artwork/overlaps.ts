import { INKS } from "./inks.ts";
import { disc, filledPath, finePath, path } from "./svg.ts";

/** A circle in units of its drawing: the center and the radius. */
export interface Circle {
  x: number;
  y: number;
  r: number;
}

/** A circle in one of three inks, counted from 0. */
export interface PrintedDisc extends Circle {
  ink: number;
}

/** The colors of circles in three inks and of their overlaps. */
export interface Printing {
  inks: readonly string[];
  /** The overlaps of the first and second ink, of the first and third, and of the second and third. */
  overlaps: readonly string[];
  /** The overlap of all three. */
  core: string;
}

/** The colors of the brand: blue, red and yellow with their overprints. */
export function overprinted(): Printing {
  return {
    inks: [INKS.blue, INKS.red, INKS.yellow],
    overlaps: [INKS.violet, INKS.green, INKS.orange],
    core: INKS.ink,
  };
}

type Point = readonly [x: number, y: number];

/** The two points in which the edges intersect, clockwise on `a`. Undefined if they do not intersect. */
function crossings(a: Circle, b: Circle): [Point, Point] | undefined {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance >= a.r + b.r || distance <= Math.abs(a.r - b.r)) return undefined;
  // The intersections lie on a line perpendicular to the line between the centers.
  const along = (distance ** 2 + a.r ** 2 - b.r ** 2) / (2 * distance);
  const aside = Math.sqrt(a.r ** 2 - along ** 2);
  const unitX = (b.x - a.x) / distance;
  const unitY = (b.y - a.y) / distance;
  const middleX = a.x + along * unitX;
  const middleY = a.y + along * unitY;
  return [
    [middleX + aside * unitY, middleY - aside * unitX],
    [middleX - aside * unitY, middleY + aside * unitX],
  ];
}

/** The intersection of two circles as path data. Empty if their edges do not intersect. */
export function lens(a: Circle, b: Circle): string {
  return sharedRegion([a, b]);
}

/** The intersection of three circles as path data, if each circle bounds it once (as in the logo). Otherwise empty. */
export function core(a: Circle, b: Circle, c: Circle): string {
  const isClockwise = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
  return sharedRegion(isClockwise ? [b, c, a] : [c, b, a]);
}

/** The intersection of circles in clockwise order: along the edge of each circle to the corner with the next circle. */
function sharedRegion(circles: readonly Circle[]): string {
  const corners: Point[] = [];
  for (const [index, circle] of circles.entries()) {
    const next = circles[(index + 1) % circles.length] ?? circle;
    const third = circles.find((candidate) => candidate !== circle && candidate !== next);
    const corner = sharedCorner(circle, next, third);
    if (!corner) return "";
    corners.push(corner);
  }
  const edges = circles.map((circle, index) => {
    const from = corners.at(index - 1) as Point;
    const to = corners[index] as Point;
    return edge(circle, from, to, index === 0);
  });
  return `${edges.join("")}z`;
}

/** The corner of an intersection at which the edge of a circle meets the edge of the next circle. */
function sharedCorner(circle: Circle, next: Circle, third?: Circle): Point | undefined {
  const points = crossings(circle, next);
  if (!points) return undefined;
  const [first, second] = points;
  if (!third) return second;
  // With three circles, one intersection of each pair lies inside the third circle, and the other one outside.
  return isWithin(second, third) && !isWithin(first, third) ? second : undefined;
}

function isWithin([x, y]: Point, circle: Circle): boolean {
  return Math.hypot(x - circle.x, y - circle.y) < circle.r;
}

/** The arc of a circle from one point to another, clockwise. */
function edge({ x, y, r }: Circle, from: Point, to: Point, isFirst: boolean): string {
  const [fromX, fromY] = from;
  const [toX, toY] = to;
  const isLong = (fromX - x) * (toY - y) < (fromY - y) * (toX - x);
  // A transform enlarges circles of a few units, so they need finer numbers.
  const data = r < 100 ? finePath : path;
  const start = isFirst ? data`M${fromX} ${fromY}` : "";
  return start + data`A${r} ${r} 0 ${isLong ? 1 : 0} 1 ${toX} ${toY}`;
}

/** Enlargements of an overlap and of the core. Each extends over the edge below it to avoid hairlines. */
const OVERLAP_SCALE = 1.004;
const CORE_SCALE = 1.008;

/**
 * Discs and their overprints. Overprints are shapes and not a blend mode, so that they survive print and PDF. Each disc
 * lies over the discs before it.
 */
export function paintDiscs(discs: readonly PrintedDisc[], printing: Printing): string {
  return discs
    .map((printed, index) => paintDisc(printed, discs.slice(0, index), printing))
    .join("");
}

function paintDisc(
  printed: PrintedDisc,
  earlier: readonly PrintedDisc[],
  { inks, overlaps, core: coreColor }: Printing,
): string {
  const overprinted = earlier.filter(({ ink }) => ink !== printed.ink);
  let painted = disc(printed.x, printed.y, printed.r, inks[printed.ink]);
  for (const below of overprinted) {
    // Inks 0 and 1 give the first overlap, 0 and 2 the second, 1 and 2 the third.
    const color = overlaps[below.ink + printed.ink - 1] ?? "";
    painted += filledPath(color, lens(below, scaled(printed, OVERLAP_SCALE)));
  }
  const [first, second] = overprinted.slice(-2);
  if (!first || !second || first.ink === second.ink) return painted;
  const shared = core(first, scaled(second, OVERLAP_SCALE), scaled(printed, CORE_SCALE));
  return painted + filledPath(coreColor, shared);
}

function scaled({ x, y, r }: Circle, scale: number): Circle {
  return { x, y, r: r * scale };
}
