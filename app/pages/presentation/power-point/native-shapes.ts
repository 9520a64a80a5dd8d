import type PptxGenJS from "pptxgenjs";
import type { Box } from "./fit-text.ts";

type Point = NonNullable<PptxGenJS.ShapeProps["points"]>[number];

const NUMBERS = /-?(?:\d+\.?\d*|\.\d+)/g;
const degrees = (x: number, y: number) => (Math.atan2(y, x) * 180) / Math.PI;

/**
 * A shape of the identity (app/artwork/shapes.ts, overlaps.ts) as PowerPoint's own, so that it can be bent and coloured.
 *
 * @param data of an SVG path: lines and arcs of circles
 * @param inches in one of its units
 * @returns the points in inches, from the upper left corner of the box that they fill
 */
export function nativeShape(data: string, inches: number): { box: Box; points: Point[] } {
  const points: Point[] = [];
  const seen: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = "", rest = ""] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (rest.match(NUMBERS) ?? []).map(Number);
    const kind = command.toUpperCase();
    if (kind === "Z") {
      points.push({ close: true });
      continue;
    }
    if (!"MLA".includes(kind)) throw new RangeError(`"${data}" is not made of lines and arcs`);
    const from = [x, y] as const;
    const [dx, dy] = command === kind ? [0, 0] : from;
    [x, y] = [dx + (values.at(-2) ?? 0), dy + (values.at(-1) ?? 0)];
    if (kind === "A") {
      const [r = 0, , , isLong, sweep] = values;
      const arc = arcBetween(from, [x, y], r, isLong === 1, sweep === 1);
      points.push({ x, y, curve: { type: "arc", hR: r * inches, wR: r * inches, ...arc.angles } });
      seen.push(...arc.way);
    } else points.push({ x, y, moveTo: kind === "M" });
    seen.push([x, y]);
  }
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const size = { w: (Math.max(...xs) - left) * inches, h: (Math.max(...ys) - top) * inches };
  const placed = points.map((point) =>
    "x" in point
      ? { ...point, x: (+point.x - left) * inches, y: (+point.y - top) * inches }
      : point,
  );
  return { box: { x: left * inches, y: top * inches, ...size }, points: placed };
}

/** The angles of an arc, clockwise from the right, and points on its way (w3.org/TR/SVG2, "Conversion from endpoint to center"). */
function arcBetween(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  r: number,
  isLong: boolean,
  isClockwise: boolean,
) {
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const chord = Math.hypot(bx - ax, by - ay);
  const off = Math.sqrt(Math.max(r ** 2 - chord ** 2 / 4, 0)) * (isLong === isClockwise ? 1 : -1);
  const [cx, cy] = [mx + (off * (by - ay)) / chord, my - (off * (bx - ax)) / chord];
  const stAng = (degrees(ax - cx, ay - cy) + 360) % 360;
  const turn = (degrees(bx - cx, by - cy) - stAng + 720) % 360;
  const swAng = isClockwise ? turn : turn - 360;
  const way = Array.from({ length: 24 }, (_, step): [number, number] => {
    const angle = ((stAng + (swAng * step) / 24) * Math.PI) / 180;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
  return { angles: { stAng, swAng }, way };
}
