import { INKS, nightStyle } from "./inks.ts";
import { OVERPRINTED, paintDiscs } from "./overlaps.ts";
import { filled, num, path } from "./svg.ts";

/* The mark: three circles of one radius, each through the centres of the other two; its core is a Reuleaux triangle. */
const RADIUS = 20;
const RISE = RADIUS * Math.sqrt(0.75);
const DISCS = [
  { x: 1.5 * RADIUS, y: RADIUS, r: RADIUS, ink: 0 },
  { x: RADIUS, y: RADIUS + RISE, r: RADIUS, ink: 2 },
  { x: 2 * RADIUS, y: RADIUS + RISE, r: RADIUS, ink: 1 },
];

export const LOGO_SIZE = { width: 3 * RADIUS, height: 2 * RADIUS + RISE } as const;

/** The inside of the mark, in a box of `LOGO_SIZE`: in colour, or white with the overlaps knocked out, for dark grounds. */
export function logoShapes(look: "colour" | "white" = "colour"): string {
  if (look === "colour") return paintDiscs(DISCS, OVERPRINTED);
  const circles = DISCS.map(
    ({ x, y, r }) => path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`,
  );
  return `<path fill="${INKS.paper}" fill-rule="evenodd" d="${circles.join("")}"/>`;
}

export interface LogoOptions {
  look?: "colour" | "white";
  /** Side of the square canvas in pixels; without it the canvas is the mark itself. */
  canvas?: number;
  /** How much of the canvas the mark's width takes, 0 to 1. */
  share?: number;
  ground?: string;
}

/** The mark as a standalone SVG document, both editions: cropped to itself, or centred on a square canvas. */
export function drawLogo({ look, canvas, share = 1, ground }: LogoOptions = {}): string {
  const side = LOGO_SIZE.width / share;
  // Centred between the middle of the mark's box and the centre of its core: there it looks centred.
  const [left, top] = [(LOGO_SIZE.width - side) / 2, 1.5 * RADIUS - side / 2];
  const box = canvas ? [left, top, side, side] : [0, 0, LOGO_SIZE.width, LOGO_SIZE.height];
  const [x, y, w, h] = box.map((value) => num(value, canvas ? 2 : 1));
  const size = `viewBox="${x} ${y} ${w} ${h}" width="${canvas ?? w}" height="${canvas ?? h}"`;
  const square = path`M${left - 1} ${top - 1}h${side + 2}v${side + 2}H${left - 1}z`;
  const behind = ground ? filled(ground, square) : "";
  const shapes = logoShapes(look) + nightStyle(logoShapes(look));
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${behind}${shapes}</svg>`;
}
