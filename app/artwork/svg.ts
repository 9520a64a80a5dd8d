/** Width and height of a drawing, in its own units (usually pixels at full size); positive whole numbers. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** The sides of a frame by length, and whether the longer one lies across. */
export function sidesOf({ width, height }: Frame) {
  const across = width >= height;
  const [long, short] = across ? [width, height] : [height, width];
  return { across, long, short, ratio: long / short };
}

/** A number as short as it can be written: one decimal by default, no leading zero. */
export function num(value: number, decimals = 1): string {
  const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals;
  return rounded === 0 ? "0" : String(rounded).replace(/^(-?)0\./, "$1.");
}

const pathWith =
  (decimals: number) =>
  (text: TemplateStringsArray, ...values: (number | string)[]) => {
    const short = values.map((v) => (typeof v === "number" ? num(v, decimals) : v));
    return String.raw({ raw: text }, ...short).replaceAll(" -", "-");
  };

/** Path data as in `path\`M${x} ${y}h${w}z\``: one decimal, no blank before a minus. */
export const path = pathWith(1);

/** The same to three decimals, for drawings in small units that a transform enlarges. */
export const finePath = pathWith(3);

/** A path element filled with a colour; nothing for nothing. */
export const filled = (colour: string, data: string) =>
  data && `<path fill="${colour}" d="${data}"/>`;

/** A circle element filled with a colour. */
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
