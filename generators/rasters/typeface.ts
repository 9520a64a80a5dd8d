import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

/** A point of an outline, as the font program moves it when the weight changes. */
interface OutlinePoint {
  x: number;
  y: number;
  onCurve: boolean;
  endContour: boolean;
  copy(): OutlinePoint;
}

interface RawGlyph {
  points?: OutlinePoint[];
  components?: { dx: number; dy: number }[];
}

/** What fontkit knows of a WOFF2 file but does not offer. */
interface Woff2 extends Font {
  variationCoords: number[] | null;
  _decompress(): void;
  _transformGlyfTable(): void;
  _transformedGlyphs: RawGlyph[];
  _variationProcessor: { transformPoints(glyph: number, points: OutlinePoint[]): void };
}

/** The subsets of the brand's family; between them they hold every Latin script. */
const SUBSETS = ["latin", "latin-ext", "vietnamese"] as const;

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<string, Font>();

/**
 * The font that can set a character at a weight of the brand's variable family.
 *
 * @param weight 400 to 700
 * @returns undefined when no subset holds the character
 */
export function fontFor(codePoint: number, weight: number): Font | undefined {
  for (const subset of SUBSETS) {
    const key = `${subset} ${weight}`;
    const font = loaded.get(key) ?? loadAtWeight(subset, weight);
    loaded.set(key, font);
    if (font.hasGlyphForCodePoint(codePoint)) return font;
  }
  return undefined;
}

/**
 * fontkit's own getVariation() does not work on WOFF2 files: their outlines are unpacked before a weight
 * is known. So one reading unpacks the outlines, and they are moved to the weight in place.
 */
function loadAtWeight(subset: string, weight: number): Font {
  const file = `@fontsource-variable/familjen-grotesk/files/familjen-grotesk-${subset}-wght-normal.woff2`;
  const data = readFileSync(resolve(file));
  const plain = create(data) as Woff2;
  plain._transformGlyfTable();
  const font = create(data) as Woff2;
  font.variationCoords = [weight];
  font._decompress();
  font._transformedGlyphs = plain._transformedGlyphs;
  for (const [id, glyph] of font._transformedGlyphs.entries()) moveToWeight(font, id, glyph);
  return font;
}

function moveToWeight(font: Woff2, id: number, { points, components }: RawGlyph): void {
  // Four phantom points close the list; advances come from the HVAR table, so theirs are not read.
  const phantoms = Array.from({ length: 4 }, () => pointAt(0, 0));
  if (points?.length) font._variationProcessor.transformPoints(id, [...points, ...phantoms]);
  if (!components?.length) return;
  const offsets = components.map(({ dx, dy }) => pointAt(dx, dy));
  font._variationProcessor.transformPoints(id, [...offsets, ...phantoms]);
  for (const [index, component] of components.entries()) {
    const offset = offsets[index];
    if (offset) Object.assign(component, { dx: offset.x, dy: offset.y });
  }
}

function pointAt(x: number, y: number): OutlinePoint {
  return { x, y, onCurve: true, endContour: true, copy: () => pointAt(x, y) };
}
