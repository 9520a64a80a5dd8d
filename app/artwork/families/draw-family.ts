import type { Random } from "../random.ts";
import type { Palette } from "../schemes.ts";
import type { Frame } from "../svg.ts";

/** Draws the inside of a picture on its ground: elements only, all within or bled off the frame. */
export type DrawFamily = (frame: Frame, palette: Palette, random: Random) => string;
