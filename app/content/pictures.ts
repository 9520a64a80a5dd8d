import { drawPicture } from "#app/artwork/draw-picture.ts";
import { drawPortrait } from "#app/artwork/draw-portrait.ts";
import { FAMILIES, type Family, SCHEMES, type Scheme } from "#app/artwork/families.ts";
import type { PictureField } from "#app/collections/schemas/shared.ts";
import { asciiName } from "#app/lib/ascii-name.ts";
import { basePath } from "#app/lib/base-path.ts";
import type { PictureSource } from "#app/lib/picture.ts";
import { photoSource } from "#app/outputs/photos.ts";

/** Width and height of each format, in pixels. */
export const FORMATS = {
  card: [1200, 900],
  wide: [1600, 900],
  band: [2640, 900],
  square: [900, 900],
  tall: [900, 1200],
} as const;
export type PictureFormat = keyof typeof FORMATS;

/** Raised when the generator draws an old picture differently: the addresses are cached for ever. */
const ARTWORK_VERSION = 1;

/** People are drawn too: plainly illustrations, one for each seed. */
type Subject = Family | "portrait";

export interface DrawingSpec {
  family: Subject;
  scheme: Scheme | undefined;
  format: PictureFormat;
  seed: string;
}

/** The address below the site of a drawing. It tells everything needed to draw it again. */
export function drawingPath({ family, scheme, format, seed }: DrawingSpec): string {
  return `/artwork/${ARTWORK_VERSION}/${family}.${scheme ?? "auto"}.${format}.${seed}.svg`;
}

const PATH = /\/artwork\/\d+\/([a-z]+)\.([a-z]+)\.([a-z]+)\.([a-z0-9-]+)\.svg$/;

/** The drawing that an address stands for, or undefined when it stands for none. */
export function drawingFile(path: string): string | undefined {
  const match = PATH.exec(path);
  if (!match) return undefined;
  const [, family, scheme, format, seed] = match;
  const isSubject = family === "portrait" || FAMILIES.includes(family as Family);
  if (!isSubject || !((format as string) in FORMATS)) return undefined;
  if (scheme !== "auto" && !SCHEMES.includes(scheme as Scheme)) return undefined;
  return draw({
    family: family as Subject,
    scheme: scheme === "auto" ? undefined : (scheme as Scheme),
    format: format as PictureFormat,
    seed: seed as string,
  });
}

/** Draws a picture in one of the formats. @returns a complete SVG document */
export function draw({ family, scheme, format, seed }: DrawingSpec): string {
  const [width, height] = FORMATS[format];
  const size = { seed, ...(scheme && { scheme }), width, height };
  return family === "portrait" ? drawPortrait(size) : drawPicture({ ...size, family });
}

/**
 * The portrait of a person.
 *
 * @param id the leader's id: the seed of the drawing
 * @param alt what the picture shows, for those who cannot see it
 */
export function portraitOf(id: string, alt: string): PictureSource {
  const [width, height] = FORMATS.tall;
  const path = drawingPath({ family: "portrait", scheme: undefined, format: "tall", seed: id });
  return { src: `${basePath()}${path}`, width, height, alt };
}

/** What to draw for a picture field; undefined where it names a photo. */
export function drawingSpec(
  field: PictureField,
  id: string,
  format: PictureFormat,
): DrawingSpec | undefined {
  if (!("family" in field)) return undefined;
  return { family: field.family, scheme: field.scheme, format, seed: asciiName(field.seed ?? id) };
}

/**
 * The picture of an item, ready for a page.
 *
 * @param id the item's id: the seed of its drawing unless the field names another
 */
export function pictureOf(field: PictureField, id: string, format: PictureFormat): PictureSource {
  const spec = drawingSpec(field, id, format);
  if (!spec) return photoSource(field as Extract<PictureField, { file: string }>, FORMATS[format]);
  const [width, height] = FORMATS[format];
  const alt = "alt" in field ? (field.alt ?? "") : "";
  return { src: `${basePath()}${drawingPath(spec)}`, width, height, alt };
}
