import { LOGO_SIZE, type LogoLook, logoShapes } from "#app/artwork/logo.ts";
import { num } from "#app/artwork/svg.ts";
import { INKS } from "#app/artwork/inks.ts";
import { outlineText } from "./outline-text.ts";

/** Size of the name, in units of the mark, and the gap before it (home page header: 30 px mark, 22 px name). */
const NAME_SIZE = 43;
const GAP = 23;
/** Height of a capital: 780 of the font's 1200 units. */
const CAPITAL = 0.65;

export interface LockUp {
  /** The elements, in a box of the given size, at the mark's own scale. */
  readonly shapes: string;
  readonly width: number;
  readonly height: number;
}

/** The mark with the firm's name beside it, the name as outlines. */
export function lockUp(name: string, look: LogoLook = "colour"): LockUp {
  const { width, height } = LOGO_SIZE;
  const colour = look === "colour" ? INKS.ink : INKS.paper;
  const baseline = height / 2 + (NAME_SIZE * CAPITAL) / 2;
  const style = { size: NAME_SIZE, weight: 600, tracking: -0.02 };
  const text = outlineText(name, style, width + GAP, baseline);
  return {
    shapes: `${logoShapes(look)}<path fill="${colour}" d="${text.data}"/>`,
    width: width + GAP + text.width,
    height,
  };
}

/** The lock-up as a standalone SVG document. */
export function drawLockUp(name: string, look: LogoLook = "colour"): string {
  const { shapes, width, height } = lockUp(name, look);
  const [w, h] = [num(Math.ceil(width)), num(height)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${shapes}</svg>`;
}
