/** Width and height of a drawing, in its own units (usually pixels at full size); positive whole numbers. */
export type Frame = { readonly width: number; readonly height: number };

/** A frame with its sides by length, whether the longer one lies across, and where a place along and beside that one is. */
export type SizedFrame = ReturnType<typeof sidesOf>;

export function sidesOf({ width, height }: Frame) {
  const across = width >= height;
  const [long, short] = across ? [width, height] : [height, width];
  const at = (along: number, aside: number) =>
    across ? { x: along, y: aside } : { x: aside, y: along };
  return { width, height, across, long, short, ratio: long / short, at };
}

/** A number as short as it can be written: one decimal by default, no leading zero. */
export function num(value: number, decimals = 1): string {
  const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals;
  return rounded === 0 ? "0" : String(rounded).replace(/^(-?)0\./, "$1.");
}

/** Path data as in `path\`M${x} ${y}h${w}z\``: no blank before a minus. */
const pathWith =
  (decimals: number) =>
  (text: TemplateStringsArray, ...values: (number | string)[]) => {
    const short = values.map((v) => (typeof v === "number" ? num(v, decimals) : v));
    return String.raw({ raw: text }, ...short).replaceAll(" -", "-");
  };
export const path = pathWith(1);
/** For drawings in small units that a transform enlarges. */
export const finePath = pathWith(3);

/** A path element filled with a colour; nothing for nothing. */
export const filled = (colour: string, data: string) =>
  data && `<path fill="${colour}" d="${data}"/>`;

export const disc = (x: number, y: number, r: number, colour: string | undefined) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${colour}"/>`;

/** A layer of a drawing: path data with their colours, in one element for each colour. */
export function layerOf(parts: readonly (readonly [colour: string, data: string])[]): string {
  const drawn = parts.filter(([, data]) => data);
  return [...Map.groupBy(drawn, ([colour]) => colour)]
    .map(([colour, own]) => filled(colour, own.map(([, data]) => data).join("")))
    .join("");
}

/** A complete standalone document: the ground and what is painted on it. */
export function svgDocument({ width, height }: Frame, ground: string, body: string): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const paper = filled(ground, `M0 0h${width}v${height}H0z`);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paper}${body}</svg>`;
}

/* Shapes as path data. `x` and `y` are the upper left corner of the square of side `size` that a shape fills. */

/** 0 upper left, 1 upper right, 2 lower right, 3 lower left; other numbers go round again. */
export type Corner = number;
const cornerOf = (x: number, y: number, size: number, corner: Corner) =>
  finePath`${x + ((corner + 1) & 2 ? size : 0)} ${y + (corner & 2 ? size : 0)}`;

/** Both ends of an arc of radius `r` around a corner of a square, in clockwise order. */
function arcEnds(x: number, y: number, size: number, corner: Corner, r: number) {
  const left = x + ((corner + 1) & 2 ? size - r : 0);
  const top = y + (corner & 2 ? size - r : 0);
  return [cornerOf(left, top, r, corner + 1), cornerOf(left, top, r, corner + 3)] as const;
}

/** A circle; `sweep` 0 draws it the other way round: inside another shape it is a hole. */
export const circle = (cx: number, cy: number, r: number, sweep: 0 | 1 = 1) =>
  finePath`M${cx - r} ${cy}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0z`;

export const square = (x: number, y: number, size: number) =>
  finePath`M${x} ${y}h${size}v${size}h${-size}z`;

/** An arc of radius `r` around a corner of its square. */
export function arc(x: number, y: number, size: number, corner: Corner, r: number): string {
  const [from, to] = arcEnds(x, y, size, corner, r);
  return finePath`M${from}A${r} ${r} 0 0 1 ${to}`;
}

/** A quarter of a disc whose centre is the given corner. */
export function quarter(x: number, y: number, size: number, corner: Corner, r = size): string {
  const [from, to] = arcEnds(x, y, size, corner, r);
  return finePath`M${cornerOf(x, y, size, corner)}L${from}A${r} ${r} 0 0 1 ${to}z`;
}

/** A quarter of a ring around the given corner, from the inner radius to the side of the square. */
export function band(x: number, y: number, size: number, corner: Corner, inner: number): string {
  const [from, to] = arcEnds(x, y, size, corner, inner);
  return finePath`${arc(x, y, size, corner, size)}L${to}A${inner} ${inner} 0 0 0 ${from}z`;
}

/** The lens between two opposite corners: even numbers fall from the left, odd ones rise. */
export function leaf(x: number, y: number, size: number, diagonal: number): string {
  const from = cornerOf(x, y, size, diagonal & 1);
  const to = cornerOf(x, y, size, (diagonal & 1) + 2);
  return finePath`M${from}A${size} ${size} 0 0 1 ${to}A${size} ${size} 0 0 1 ${from}z`;
}

/** Half a disc that reaches from a side (0 top, 1 right, 2 bottom, 3 left) to the middle. */
export const half = (x: number, y: number, size: number, side: number) =>
  finePath`M${cornerOf(x, y, size, side)}A${size / 2} ${size / 2} 0 0 0 ${cornerOf(x, y, size, side + 1)}z`;
