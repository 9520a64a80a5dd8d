import { INKS, nightStyle } from "./inks.ts";
import { overprinted, paintDiscs } from "./overlaps.ts";
import { filledPath, path, shortNumber } from "./svg.ts";

/* The mark: three circles of the same radius. Each passes through the centers of the other two. The core is a Reuleaux
   triangle. */
const RADIUS = 20;
const RISE = RADIUS * Math.sqrt(0.75);
const DISCS = [
  { x: 1.5 * RADIUS, y: RADIUS, r: RADIUS, ink: 0 },
  { x: RADIUS, y: RADIUS + RISE, r: RADIUS, ink: 2 },
  { x: 2 * RADIUS, y: RADIUS + RISE, r: RADIUS, ink: 1 },
];

export const LOGO_SIZE = { width: 3 * RADIUS, height: 2 * RADIUS + RISE } as const;

/** The mark's own size in pixels per unit. Search engines show no logo of less than 112 x 112 pixels. */
const NATURAL_SCALE = 4;

type LogoLook = "color" | "white";

/**
 * The shapes of the mark in a box of `LOGO_SIZE`: in color, or white with the overlaps knocked out, for dark grounds.
 */
export function logoShapes(look: LogoLook = "color"): string {
  if (look === "color") return paintDiscs(DISCS, overprinted());
  const circles = DISCS.map(
    ({ x, y, r }) => path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`,
  );
  return `<path fill="${INKS.paper}" fill-rule="evenodd" d="${circles.join("")}"/>`;
}

/** How the mark is drawn as a document of its own. */
export interface LogoOptions {
  look?: LogoLook;
  /** The side of the square canvas in pixels. Without it the canvas is cropped to the mark. */
  canvas?: number;
  /** The width of the mark as a fraction of the canvas, 0 to 1. */
  share?: number;
  /** The color of the canvas. Without it the canvas is transparent. */
  ground?: string | undefined;
}

/** The mark as a standalone SVG document in both editions, cropped to itself or centered on a square canvas. */
export function drawLogo({ look, canvas, share = 1, ground }: LogoOptions = {}): string {
  const shapes = logoShapes(look) + nightStyle(logoShapes(look));
  if (canvas === undefined) {
    const { width, height } = LOGO_SIZE;
    const box = `0 0 ${shortNumber(width)} ${shortNumber(height)}`;
    const [naturalWidth, naturalHeight] = [width * NATURAL_SCALE, height * NATURAL_SCALE];
    return logoDocument(box, shortNumber(naturalWidth), shortNumber(naturalHeight), shapes);
  }
  const side = LOGO_SIZE.width / share;
  const left = (LOGO_SIZE.width - side) / 2;
  // The center is between the middle of the mark's box and the center of its core. There the mark looks centered.
  const top = 1.5 * RADIUS - side / 2;
  const viewBox = [left, top, side, side].map((value) => shortNumber(value, 2)).join(" ");
  // Larger than the canvas, so that its edge is not visible.
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
