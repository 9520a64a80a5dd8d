import { drawArcs } from "./families/arcs.ts";
import { drawBars } from "./families/bars.ts";
import { drawCircles } from "./families/circles.ts";
import { drawDots } from "./families/dots.ts";
import type { DrawFamily } from "./families/draw-family.ts";
import { drawLeaves } from "./families/leaves.ts";
import { drawOrbits } from "./families/orbits.ts";
import { drawRings } from "./families/rings.ts";
import { drawSteps } from "./families/steps.ts";
import { drawTiles } from "./families/tiles.ts";
import { drawWaves } from "./families/waves.ts";
import type { Family, Scheme } from "./families.ts";
import { seededRandom } from "./random.ts";
import { paletteOf, SUITED } from "./schemes.ts";
import { assertFrame, type Frame, svgDocument } from "./svg.ts";

const DRAW = {
  tiles: drawTiles,
  rings: drawRings,
  bars: drawBars,
  orbits: drawOrbits,
  dots: drawDots,
  circles: drawCircles,
  leaves: drawLeaves,
  steps: drawSteps,
  arcs: drawArcs,
  waves: drawWaves,
} satisfies Record<Family, DrawFamily>;

export interface PictureOptions extends Frame {
  /** Usually the id of the item; the same seed gives the same picture for ever. */
  readonly seed: string;
  readonly family: Family;
  /** Left out: chosen by the seed among the schemes that suit the family. */
  readonly scheme?: Scheme | undefined;
}

/**
 * A picture as a complete SVG document, composed for the given width and height (any shape from a
 * tall card to a wide band). Pure: presentation attributes only, no ids, no styles, no randomness.
 *
 * @throws RangeError when width or height is not a positive whole number
 */
export function drawPicture({ seed, family, scheme, width, height }: PictureOptions): string {
  assertFrame({ width, height });
  const colours = seededRandom(`colours ${family} ${seed}`);
  const chosen = colours.pick<Scheme>(SUITED[family]);
  const palette = paletteOf(scheme ?? chosen, colours);
  const frame = { width, height };
  const body = DRAW[family](frame, palette, seededRandom(`${family} ${seed}`));
  return svgDocument(frame, palette.ground, body);
}
