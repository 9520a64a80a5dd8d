import type { Family, Scheme } from "#app/model/fields/drawings.ts";
import { arcs } from "./families/arcs.ts";
import { bars } from "./families/bars.ts";
import { circles } from "./families/circles.ts";
import { dots } from "./families/dots.ts";
import { leaves } from "./families/leaves.ts";
import { orbits } from "./families/orbits.ts";
import { rings } from "./families/rings.ts";
import { steps } from "./families/steps.ts";
import { tiles } from "./families/tiles.ts";
import { waves } from "./families/waves.ts";
import { COLOURED, type DrawFamily, nightStyle, OVERPRINT_GROUNDS, paletteOf } from "./inks.ts";
import { seededRandom } from "./random.ts";
import { type Frame, sidesOf, svgDocument } from "./svg.ts";

const DRAW: Record<Family, DrawFamily> = {
  tiles,
  rings,
  bars,
  orbits,
  dots,
  circles,
  leaves,
  steps,
  arcs,
  waves,
};

/** The schemes from which a drawing chooses when none is given. */
export function schemesFor(family: Family): readonly Scheme[] {
  return family === "circles" ? OVERPRINT_GROUNDS : COLOURED;
}

export interface PictureOptions extends Frame {
  /** Usually the id of the item; the same seed always gives the same picture. */
  seed: string;
  family: Family;
  /** Left out: chosen by the seed among the schemes that suit the family. */
  scheme?: Scheme | undefined;
  hasNight?: boolean;
}

/** A picture as a complete SVG document, composed for its frame, from a tall card to a wide band. Pure; no ids, no style but that of the night. */
export function drawPicture({ seed, family, hasNight, ...options }: PictureOptions): string {
  const colours = seededRandom(`colours ${family} ${seed}`);
  const chosen = colours.pick(schemesFor(family));
  const palette = paletteOf(options.scheme ?? chosen, colours);
  const body = DRAW[family](sidesOf(options), palette, seededRandom(`${family} ${seed}`));
  // Circles end in white on whatever quiet ground they shine.
  const isQuiet = family === "circles" && OVERPRINT_GROUNDS.includes(palette.scheme);
  const night = hasNight ? nightStyle(body, palette.scheme, isQuiet ? {} : undefined) : "";
  return svgDocument(options, palette.ground, body + night);
}
