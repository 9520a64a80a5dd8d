import { INKS, nightStyle } from "./inks.ts";
import { OVERPRINTED, paintDiscs } from "./overlaps.ts";
import { filledPath, path, shortNumber } from "./svg.ts";

/* The mark: three circles of one radius, each through the centres of the other two; its core is a Reuleaux triangle. */
const RADIUS = 20;
const RISE = RADIUS * Math.sqrt(0.75);
const DISCS = [
  { x: 1.5 * RADIUS, y: RADIUS, r: RADIUS, ink: 0 },
  { x: RADIUS, y: RADIUS + RISE, r: RADIUS, ink: 2 },
  { x: 2 * RADIUS, y: RADIUS + RISE, r: RADIUS, ink: 1 },
];

export const LOGO_SIZE = { width: 3 * RADIUS, height: 2 * RADIUS + RISE } as const;

type LogoLook = "colour" | "white";

/** The inside of the mark, in a box of `LOGO_SIZE`: in colour, or white with the overlaps knocked out, for dark grounds. */
export function logoShapes(look: LogoLook = "colour"): string {
  if (look === "colour") return paintDiscs(DISCS, OVERPRINTED);
  const circles = DISCS.map(
    ({ x, y, r }) => path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`,
  );
  return `<path fill="${INKS.paper}" fill-rule="evenodd" d="${circles.join("")}"/>`;
}

export interface LogoOptions {
  look?: LogoLook;
  /** Side of the square canvas in pixels; without it the canvas is the mark itself. */
  canvas?: number;
  /** How much of the canvas the mark's width takes, 0 to 1. */
  share?: number;
  /** The colour of the canvas; without it the canvas is transparent. */
  ground?: string;
}

/** The mark as a standalone SVG document, both editions: cropped to itself, or centred on a square canvas. */
export function drawLogo({ look, canvas, share = 1, ground }: LogoOptions = {}): string {
  const shapes = logoShapes(look) + nightStyle(logoShapes(look));
  if (canvas === undefined) {
    const width = shortNumber(LOGO_SIZE.width);
    const height = shortNumber(LOGO_SIZE.height);
    return logoDocument(`0 0 ${width} ${height}`, width, height, shapes);
  }
  const side = LOGO_SIZE.width / share;
  const left = (LOGO_SIZE.width - side) / 2;
  // Centred between the middle of the mark's box and the centre of its core: there it looks centred.
  const top = 1.5 * RADIUS - side / 2;
  const viewBox = [left, top, side, side].map((value) => shortNumber(value, 2)).join(" ");
  // Larger than the canvas, so that its edge is not seen.
  const square = path`M${left - 1} ${top - 1}h${side + 2}v${side + 2}H${left - 1}z`;
  const behind = ground ? filledPath(ground, square) : "";
  return logoDocument(viewBox, canvas, canvas, behind + shapes);
}

function logoDocument(
  viewBox: string,
  width: number | string,
  height: number | string,
  body: string,
): string {
  const size = `viewBox="${viewBox}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`;
}
