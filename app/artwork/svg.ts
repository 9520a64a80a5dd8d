/** Width and height of a drawing, in its own units (usually pixels at full size). */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** @throws RangeError when width or height is not a positive whole number */
export function assertFrame({ width, height }: Frame): void {
  for (const length of [width, height]) {
    if (Number.isInteger(length) && length > 0) continue;
    throw new RangeError(`a drawing's width and height are positive whole numbers, not ${length}`);
  }
}

/** A coordinate as short as it can be written: one decimal (or as many as asked for), no leading zero. */
export function num(value: number, decimals = 1): string {
  const scale = 10 ** decimals;
  const rounded = Math.round(value * scale) / scale;
  const text = String(rounded);
  if (rounded >= 1 || rounded <= -1 || rounded === 0) return rounded === 0 ? "0" : text;
  return rounded > 0 ? text.slice(1) : `-${text.slice(2)}`;
}

type PathTag = (text: TemplateStringsArray, ...values: (number | string)[]) => string;

function pathWith(decimals: number): PathTag {
  return (text, ...values) => {
    const short = values.map((v) => (typeof v === "number" ? num(v, decimals) : v));
    return String.raw({ raw: text }, ...short).replaceAll(" -", "-");
  };
}

/**
 * Path data from numbers and letters, as in `path\`M${x} ${y}h${w}z\``: every number to one decimal, no
 * blank where a sign separates already.
 */
export const path = pathWith(1);

/** The same to three decimals, for drawings in small units which a transform enlarges. */
export const finePath = pathWith(3);

/** Path data gathered by colour, so that a layer of a drawing needs one element per colour. */
export class InkLayer {
  readonly #data = new Map<string, string>();

  add(colour: string, data: string): void {
    this.#data.set(colour, (this.#data.get(colour) ?? "") + data);
  }

  /** One `<path>` per colour, in the order in which the colours came. */
  toString(): string {
    let result = "";
    for (const [colour, data] of this.#data) result += `<path fill="${colour}" d="${data}"/>`;
    return result;
  }
}

/** A complete standalone document: the ground, then what stands on it. */
export function svgDocument({ width, height }: Frame, ground: string, body: string): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const paper = `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paper}${body}</svg>`;
}
