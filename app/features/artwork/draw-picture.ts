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
import { type Frame, sizedFrame, svgDocument } from "./svg.ts";

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
  /** Left out, the seed chooses among the schemes that suit the family. */
  scheme?: Scheme | undefined;
  /** The picture has a dark edition, too. */
  hasNight?: boolean;
}

/**
 * A picture as a complete SVG document, composed for its frame, from a tall card to a wide band. Pure. Without ids and
 * styles, but for those of the dark edition.
 */
export function drawPicture(options: PictureOptions): string {
  const { seed, family, hasNight } = options;
  const colourChoices = seededRandom(`colours ${family} ${seed}`);
  // Chosen even where a scheme is given, so that the order of the inks does not depend on it.
  const chosenScheme = colourChoices.pick(schemesFor(family));
  const scheme = options.scheme ?? chosenScheme;
  const palette = paletteOf(scheme, colourChoices);
  const shapeChoices = seededRandom(`${family} ${seed}`);
  const body = DRAW[family](sizedFrame(options), palette, shapeChoices);
  if (!hasNight) return svgDocument(options, palette.ground, body);
  // Circles end in white on each of their quiet grounds, whatever the ground asks for.
  const isQuiet = family === "circles" && OVERPRINT_GROUNDS.includes(scheme);
  const night = nightStyle(body, scheme, isQuiet ? {} : undefined);
  return svgDocument(options, palette.ground, body + night);
}
