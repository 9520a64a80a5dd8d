/** Width and height of a drawing, in its own units (usually pixels at full size); positive whole numbers. */
export type Frame = { readonly width: number; readonly height: number };

/** A frame for a drawing, in a place on a page. */
export interface PlacedFrame extends Frame {
  /** Whether the page continues the ground of the drawing above it. There no form ends at the upper edge. */
  isBelowTitle?: boolean | undefined;
  /** Whether the page shows only the circle in the square. There the forms of a group keep off its edge. */
  isRound?: boolean | undefined;
}

/** A frame with coordinates along its longer and its shorter side. */
export interface SizedFrame extends PlacedFrame {
  /** Whether the longer side lies horizontally. */
  isWide: boolean;
  long: number;
  short: number;
  /** The longer side divided by the shorter one. */
  ratio: number;
  /** The point at these distances along the longer and along the shorter side. */
  pointAt(along: number, aside: number): { x: number; y: number };
}

/** A frame together with its proportions. */
export function sizedFrame({ width, height, isBelowTitle, isRound }: PlacedFrame): SizedFrame {
  const isWide = width >= height;
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  const pointAt = (along: number, aside: number) =>
    isWide ? { x: along, y: aside } : { x: aside, y: along };
  return {
    width,
    height,
    isBelowTitle,
    isRound,
    isWide,
    long,
    short,
    ratio: long / short,
    pointAt,
  };
}

/** Writes a number as short as possible: one decimal by default, no leading zero. */
export function shortNumber(value: number, decimals = 1): string {
  const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals;
  return rounded === 0 ? "0" : String(rounded).replace(/^(-?)0\./, "$1.");
}

type PathValues = readonly (number | string)[];

/** Writes path data as in `path\`M${x} ${y}h${w}z\``, with one decimal and without a space before a minus. */
export function path(text: TemplateStringsArray, ...values: PathValues): string {
  return pathData(text, values, 1);
}

/** Path data with three decimals, for drawings in small units that a transform enlarges. */
export function finePath(text: TemplateStringsArray, ...values: PathValues): string {
  return pathData(text, values, 3);
}

function pathData(text: TemplateStringsArray, values: PathValues, decimals: number): string {
  const written = values.map((value) =>
    typeof value === "number" ? shortNumber(value, decimals) : value,
  );
  return String.raw({ raw: text }, ...written).replaceAll(" -", "-");
}

/** A path element filled with a color. An empty text for empty path data. */
export function filledPath(color: string, data: string): string {
  return data && `<path fill="${color}" d="${data}"/>`;
}

/** A circle element filled with a color. */
export function disc(x: number, y: number, r: number, color: string | undefined): string {
  const [cx, cy, radius] = [x, y, r].map((value) => shortNumber(value));
  return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${color}"/>`;
}

/** Joins shapes, given as path data with a color, into an element for each color. */
export function pathsByColor(shapes: readonly (readonly [color: string, data: string])[]): string {
  const drawn = shapes.filter(([, data]) => data !== "");
  const shapesOfColor = Map.groupBy(drawn, ([color]) => color);
  let paths = "";
  for (const [color, shapes] of shapesOfColor) {
    paths += filledPath(color, shapes.map(([, data]) => data).join(""));
  }
  return paths;
}

/** A complete standalone document: the ground and the shapes on it. */
export function svgDocument({ width, height }: Frame, ground: string, body: string): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const paper = filledPath(ground, `M0 0h${width}v${height}H0z`);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paper}${body}</svg>`;
}

/* Shapes as path data. `x` and `y` are the upper left corner of the square of side `size` that a shape fills. */

/** A corner of a square: 0 upper left, 1 upper right, 2 lower right, 3 lower left. Other numbers count modulo 4. */
export type Corner = number;

const isRight = (corner: Corner) => ((corner + 1) & 2) !== 0;
const isLower = (corner: Corner) => (corner & 2) !== 0;

function cornerPoint(x: number, y: number, size: number, corner: Corner): string {
  return finePath`${isRight(corner) ? x + size : x} ${isLower(corner) ? y + size : y}`;
}

/** Both ends of an arc of radius `r` around a corner of a square, in clockwise order. */
function arcEnds(x: number, y: number, size: number, corner: Corner, r: number) {
  const left = x + (isRight(corner) ? size - r : 0);
  const top = y + (isLower(corner) ? size - r : 0);
  return [cornerPoint(left, top, r, corner + 1), cornerPoint(left, top, r, corner + 3)] as const;
}

/** A circle. With `sweep` 0 it is drawn counterclockwise, so that it is a hole inside another shape. */
export function circle(cx: number, cy: number, r: number, sweep: 0 | 1 = 1): string {
  return finePath`M${cx - r} ${cy}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0z`;
}

/** The path data of a square. @param x the left edge. @param y the upper edge */
export function square(x: number, y: number, size: number): string {
  return finePath`M${x} ${y}h${size}v${size}h${-size}z`;
}

/** An arc of radius `r` around a corner of its square. */
export function arc(x: number, y: number, size: number, corner: Corner, r: number): string {
  const [from, to] = arcEnds(x, y, size, corner, r);
  return finePath`M${from}A${r} ${r} 0 0 1 ${to}`;
}

/** A quarter of a disc with its center in the given corner. */
export function quarter(x: number, y: number, size: number, corner: Corner, r = size): string {
  const [from, to] = arcEnds(x, y, size, corner, r);
  return finePath`M${cornerPoint(x, y, size, corner)}L${from}A${r} ${r} 0 0 1 ${to}z`;
}

/** A quarter of a ring around the given corner, from the inner radius to the side of the square. */
export function band(x: number, y: number, size: number, corner: Corner, inner: number): string {
  const [from, to] = arcEnds(x, y, size, corner, inner);
  return finePath`${arc(x, y, size, corner, size)}L${to}A${inner} ${inner} 0 0 0 ${from}z`;
}

/** The lens between two opposite corners. With an even number it falls from the left, with an odd number it rises. */
export function leaf(x: number, y: number, size: number, diagonal: number): string {
  const corner = diagonal & 1;
  const from = cornerPoint(x, y, size, corner);
  const to = cornerPoint(x, y, size, corner + 2);
  return finePath`M${from}A${size} ${size} 0 0 1 ${to}A${size} ${size} 0 0 1 ${from}z`;
}

/** Half a disc that reaches from a side (0 top, 1 right, 2 bottom, 3 left) to the middle. */
export function half(x: number, y: number, size: number, side: number): string {
  const r = size / 2;
  const from = cornerPoint(x, y, size, side);
  const to = cornerPoint(x, y, size, side + 1);
  return finePath`M${from}A${r} ${r} 0 0 0 ${to}z`;
}
