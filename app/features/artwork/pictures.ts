import type { PictureSource } from "#app/base/picture-source.ts";
import { siteHref } from "#app/base/site-href.ts";
import { asciiName } from "#app/base/slug.ts";
import { familyOf, type PhotoField, type PictureField } from "#app/model/fields/picture-fields.ts";
import { notePicture } from "#app/model/recorded-uses.ts";
import type { Leader } from "#app/model/schemas/collections.ts";
import { wordsOf } from "#app/model/words.ts";
import { fill } from "#app/words/fill.ts";
import { likenessOf } from "./draw-portrait.ts";
import { artworkWords } from "./interface-words.ts";
import { logoPath, type PhotoType, photoAddress } from "./photo-files.ts";
import { photoOf } from "./photos.ts";
import { type AddressedDrawing, drawingAddress } from "./picture-files.ts";
import { FORMATS, type Format, NARROW_FORMATS, type PictureFormat } from "./picture-formats.ts";

/** The addresses below the site of all pictures that pages of this process use. */
export const usedPictures = new Set<string>();

/** Records that a page uses a picture. @returns its `href` */
function use(path: string): string {
  usedPictures.add(path);
  notePicture(path);
  return siteHref(path);
}

/**
 * The picture of an item.
 *
 * @param id the seed of its drawing, unless the field names another
 * @param sizes the attribute `sizes` of a photo, if its width differs from that of its format
 */
export function pictureOf(
  field: PictureField,
  id: string,
  format: PictureFormat,
  sizes: string = FORMATS[format].sizes,
): PictureSource {
  if (!("file" in field)) {
    const { scheme, seed = id, alt = "" } = field;
    const drawing = { subject: familyOf(field), scheme, format, seed: asciiName(seed) };
    return drawingSource(drawing, alt);
  }
  const { shape, widths } = FORMATS[format];
  const ownShape = format === "text" ? shapeInText(field.file) : shape;
  return photoSource(field, { shape: ownShape, widths, sizes });
}

/** Within a text a photo keeps its aspect ratio, unless it would fill a whole screen. */
function shapeInText(file: string): Format["shape"] {
  const { width, height } = photoOf(file);
  return [width, Math.min(height, Math.round(width * 1.25))];
}

/** The portrait of a person: a photo, or a drawing that is plainly an illustration. */
export function portraitOf(leader: Leader, options: PortraitImageOptions = {}): PictureSource {
  const { format = "tall", isDecorative = false } = options;
  const { id, name, picture = likenessOf(id) } = leader;
  if ("file" in picture) {
    const source = photoSource(picture, FORMATS[format]);
    return { ...source, alt: isDecorative ? "" : picture.alt };
  }
  const { scheme, hair, extra, object = "none" } = picture;
  const alt = isDecorative ? "" : fill(wordsOf(artworkWords).portrait, { name });
  const seed = `${hair}-${extra}-${object}`;
  return drawingSource({ subject: "portrait", scheme, format, seed }, alt);
}

interface PortraitImageOptions {
  /** `square` for a portrait in a circle, `partner` for one beside a name. The default is `tall`. */
  format?: "tall" | "square" | "partner";
  /** Whether the name stands beside it. */
  isDecorative?: boolean;
}

/** The height of the logo in the header, in pixels. */
const LOGO_HEIGHT = 40;

/** The firm's own logo. */
export function logoOf({ file }: { file: string }, alt: string): PictureSource {
  const { width, height } = photoOf(file);
  return {
    src: use(logoPath(file)),
    width: Math.round((LOGO_HEIGHT * width) / height),
    height: LOGO_HEIGHT,
    alt,
  };
}

/** A drawing, with drawings of its own for narrower screens. */
function drawingSource(drawing: AddressedDrawing, alt: string): PictureSource {
  const format: Format = FORMATS[drawing.format];
  const drawnAs: PictureFormat = format.drawnAs ?? drawing.format;
  const [width, height] = FORMATS[drawnAs].shape;
  const addressIn = (format: PictureFormat) => use(drawingAddress({ ...drawing, format }));
  const narrowFormats = Object.entries(NARROW_FORMATS[drawing.format] ?? {});
  const shapes = narrowFormats.map(([media, format]) => ({ media, srcSet: addressIn(format) }));
  const source = { src: addressIn(drawnAs), width, height, alt };
  return shapes.length > 0 ? { ...source, shapes } : source;
}

/**
 * A photo that is cropped to the shape of a format, in two file types and several widths. No file is larger than the
 * photo.
 */
function photoSource({ file, alt }: PhotoField, format: Format): PictureSource {
  const { shape, sizes } = format;
  const [shapeWidth, shapeHeight] = shape;
  const widths = widthsOf(file, format);
  const srcSet = (type: PhotoType) =>
    widths.map((width) => `${use(photoAddress(file, shape, width, type))} ${width}w`).join(", ");
  // For programs that know no `srcset`.
  const width = widths.findLast((candidate) => candidate <= 1200) ?? 0;
  return {
    src: siteHref(photoAddress(file, shape, width, "webp")),
    width,
    height: Math.round((width * shapeHeight) / shapeWidth),
    alt,
    avif: srcSet("avif"),
    srcSet: srcSet("webp"),
    sizes,
  };
}

/** The widths of a photo's files, the widest last. A photo is never enlarged. */
function widthsOf(file: string, { shape, widths }: Format): number[] {
  const { width, height } = photoOf(file);
  const [shapeWidth, shapeHeight] = shape;
  const croppedWidth = Math.min(width, Math.floor((height * shapeWidth) / shapeHeight));
  const widest = Math.min(croppedWidth, widths.at(-1) ?? croppedWidth);
  // A file that is hardly smaller than the widest file would save nothing.
  return [...widths.filter((candidate) => candidate < widest * 0.9), widest];
}
