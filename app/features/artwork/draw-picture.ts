import type { Family, Scheme } from "#app/model/fields/drawings.ts";
import { arcs } from "./families/arcs.ts";
import { bars } from "./families/bars.ts";
import { bracket } from "./families/bracket.ts";
import { circles } from "./families/circles.ts";
import { climb } from "./families/climb.ts";
import { dots } from "./families/dots.ts";
import { forecast } from "./families/forecast.ts";
import { gears } from "./families/gears.ts";
import { growth } from "./families/growth.ts";
import { interlock } from "./families/interlock.ts";
import { leaves } from "./families/leaves.ts";
import { meeting } from "./families/meeting.ts";
import { microphone } from "./families/microphone.ts";
import { muted } from "./families/muted.ts";
import { orbits } from "./families/orbits.ts";
import { postcard } from "./families/postcard.ts";
import { pulse } from "./families/pulse.ts";
import { report } from "./families/report.ts";
import { rings } from "./families/rings.ts";
import { screen } from "./families/screen.ts";
import { shelf } from "./families/shelf.ts";
import { steps } from "./families/steps.ts";
import { table } from "./families/table.ts";
import { tiles } from "./families/tiles.ts";
import { waves } from "./families/waves.ts";
import { COLORED, type DrawFamily, nightStyle, OVERPRINT_GROUNDS, paletteOf } from "./inks.ts";
import { seededRandom } from "./random.ts";
import { type PlacedFrame, sizedFrame, svgDocument } from "./svg.ts";

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
  meeting,
  growth,
  climb,
  interlock,
  microphone,
  postcard,
  muted,
  report,
  bracket,
  gears,
  shelf,
  pulse,
  screen,
  table,
  forecast,
};

/** The families that are printed in all three inks with their overlaps. */
const OVERPRINTED_FAMILIES: readonly Family[] = ["circles", "meeting", "growth", "table"];

/** The schemes among which the seed chooses if none is given. */
export function schemesFor(family: Family): readonly Scheme[] {
  return OVERPRINTED_FAMILIES.includes(family) ? OVERPRINT_GROUNDS : COLORED;
}

/** What a drawing shows, and the frame that it fills. */
export interface PictureOptions extends PlacedFrame {
  /** Usually the id of the item. The same seed always gives the same picture. */
  seed: string;
  family: Family;
  /** The default is a choice of the seed among the schemes that suit the family. */
  scheme?: Scheme | undefined;
  /** Whether the picture has a dark edition, too. */
  hasNight?: boolean;
}

/**
 * Draws a picture as a complete SVG document, composed for its frame, from a tall card to a wide band. A pure function.
 * The document has no ids and styles except those of the dark edition.
 */
export function drawPicture(options: PictureOptions): string {
  const { seed, family, hasNight } = options;
  const colorChoices = seededRandom(`colours ${family} ${seed}`);
  // The seed chooses a scheme even if one is given, so that the order of the inks does not depend on it.
  const chosenScheme = colorChoices.pick(schemesFor(family));
  const scheme = options.scheme ?? chosenScheme;
  const palette = paletteOf(scheme, colorChoices);
  const shapeChoices = seededRandom(`${family} ${seed}`);
  const body = DRAW[family](sizedFrame(options), palette, shapeChoices);
  if (!hasNight) return svgDocument(options, palette.ground, body);
  // In the dark edition the core of circles on a quiet ground is white. So no color is replaced for the ground.
  const isQuiet = OVERPRINTED_FAMILIES.includes(family) && OVERPRINT_GROUNDS.includes(scheme);
  const night = nightStyle(body, scheme, isQuiet ? {} : undefined);
  return svgDocument(options, palette.ground, body + night);
}
