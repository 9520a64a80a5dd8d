import { createHash } from "node:crypto";
import { mapInParallel } from "#app/base/map-in-parallel.ts";
import type { PictureSource } from "#app/base/picture-source.ts";
import { siteHref } from "#app/base/site-href.ts";
import { asciiName } from "#app/base/slug.ts";
import { contentIfSet, memoizeOnContent } from "#app/model/content.ts";
import { EXTRAS, FAMILIES, HAIR_STYLES, OBJECTS, SCHEMES } from "#app/model/fields/drawings.ts";
import { familyOf, type PhotoField, type PictureField } from "#app/model/fields/picture-fields.ts";
import { notePicture } from "#app/model/recorded-uses.ts";
import type { Leader } from "#app/model/schemas/collections.ts";
import { wordsOf } from "#app/model/words.ts";
import { fill } from "#app/words/fill.ts";
import { writeBuiltFile } from "../../../platform/built-files.ts";
import { drawPicture } from "./draw-picture.ts";
import { drawPortrait, likenessOf } from "./draw-portrait.ts";
import { artworkWords } from "./interface-words.ts";
import { logoPath, type PhotoType, photoAddress, photoBytes } from "./photo-files.ts";
import { photoOf } from "./photos.ts";

/** Widths of pictures on the page, as the `sizes` of an image: the container inside its gutters, whole and in columns. */
const PAGE =
  "(min-width: 1400px) 1320px, (min-width: 768px) calc(100vw - 80px), calc(100vw - 44px)";
const THIRD =
  "(min-width: 1400px) 424px, (min-width: 1024px) calc((100vw - 128px) / 3), (min-width: 768px) calc(50vw - 52px), calc(100vw - 44px)";
const TEXT = "(min-width: 768px) 640px, calc(100vw - 44px)";
/** Half of the window beside a title, and the whole width below it. */
const HALF = "(min-width: 768px) 50vw, 100vw";
/** Two of three columns, as high as the two cards beside it. */
const LEAD = "(min-width: 1400px) 940px, (min-width: 1024px) 66vw, (min-width: 768px) 50vw, 100vw";
/** One of three columns from 768 px on. */
export const COLUMN =
  "(min-width: 1400px) 424px, (min-width: 768px) calc((100vw - 128px) / 3), calc(100vw - 44px)";
/** On a slide: beside the text of a poster, otherwise above the text. */
export const SLIDE = "(min-width: 1080px) 42vw, calc(100vw - 44px)";

/** A format of pictures on pages. */
interface Format {
  /** Width and height in pixels. */
  shape: readonly [width: number, height: number];
  /** The width at which pages show it, as the attribute `sizes`. */
  sizes: string;
  /** The widths of a photo's files in pixels. For small formats the largest file has 1.5 times the shown width. */
  widths: readonly number[];
  /** The format whose drawings it shares, so that a browser loads them once. */
  drawnAs?: string;
}

const FORMATS = {
  card: { shape: [1200, 900], sizes: THIRD, widths: [480, 640] },
  wide: { shape: [1600, 900], sizes: PAGE, widths: [480, 800, 1200, 1600, 2000] },
  lead: { shape: [1200, 1000], sizes: LEAD, widths: [480, 640, 960, 1280, 1600] },
  stacked: { shape: [1600, 900], sizes: THIRD, widths: [480, 640] },
  /** The same drawing as on a card, as wide as half of the window or as the window. */
  opening: { shape: [1200, 900], sizes: HALF, widths: [480, 800, 1200, 1600], drawnAs: "card" },
  sheet: { shape: [1800, 400], sizes: THIRD, widths: [480, 800, 1200] },
  square: { shape: [900, 900], sizes: THIRD, widths: [240, 480, 640] },
  tall: { shape: [900, 1200], sizes: THIRD, widths: [360, 480, 720, 900] },
  text: { shape: [1280, 720], sizes: TEXT, widths: [360, 480, 640, 1280] },
} as const satisfies Record<string, Format>;
export type PictureFormat = keyof typeof FORMATS;

/** How a card shows its picture, if it differs from most cards of a list. */
export interface CardImageOptions {
  /** The default is `card`. */
  format?: PictureFormat | undefined;
  /** The attribute `sizes` of a photo, if its width differs from that of the format. */
  sizes?: string;
}

const BELOW_LG = "screen and (max-width: 63.99rem)";
/** Windows in which the drawing beside a title is nearly as high as wide. */
const MD_TO_LG = "screen and (min-width: 48rem) and (max-width: 63.99rem)";

/** The formats on narrower screens. Each has a drawing of its own, because a crop would leave slivers. */
const NARROW_FORMATS: Readonly<Partial<Record<PictureFormat, Record<string, PictureFormat>>>> = {
  lead: { [BELOW_LG]: "card" },
  stacked: { [BELOW_LG]: "card" },
  opening: { [MD_TO_LG]: "square" },
};

/** Raise it when an existing picture is drawn differently, because browsers cache an address for a year. */
const ARTWORK_VERSION = 4;

const artworkVersionOf = memoizeOnContent((content) => {
  const colors = content.site.colors && JSON.stringify(content.site.colors);
  const hash = colors && createHash("sha256").update(colors).digest("hex").slice(0, 8);
  return hash ? `${ARTWORK_VERSION}-${hash}` : String(ARTWORK_VERSION);
});

/** The version of the drawings in an address. The firm's own colors are part of it. */
function artworkVersion(): string {
  const content = contentIfSet();
  return content ? artworkVersionOf(content) : String(ARTWORK_VERSION);
}

/** The addresses below the site of all pictures that pages of this process use. */
export const usedPictures = new Set<string>();

/** Records that a page uses a picture. @returns its address */
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
    const { scheme = "auto", seed = id, alt = "" } = field;
    return drawingSource(`${familyOf(field)}.${scheme}`, format, asciiName(seed), alt);
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
  return drawingSource(`portrait.${scheme}`, format, `${hair}-${extra}-${object}`, alt);
}

interface PortraitImageOptions {
  /** `square` for a portrait in a circle. The default is `tall`. */
  format?: "tall" | "square";
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

/** @param look family and scheme, or `portrait` and scheme, as in the address */
function drawingSource(
  look: string,
  format: PictureFormat,
  seed: string,
  alt: string,
): PictureSource {
  const { shape: size, drawnAs = format }: Format = FORMATS[format];
  const [width, height] = size;
  const addressIn = (shape: string) =>
    use(`/artwork/${artworkVersion()}/${look}.${shape}.${seed}.svg`);
  const narrowFormats = Object.entries(NARROW_FORMATS[format] ?? {});
  const shapes = narrowFormats.map(([media, shape]) => ({ media, srcSet: addressIn(shape) }));
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

const DRAWING_ADDRESS =
  /^\/artwork\/(\d+(?:-[0-9a-f]+)?)\/([a-z]+)\.([a-z]+)\.([a-z]+)\.([a-z0-9-]+)\.svg$/;

/**
 * The file of a picture at an address below the site, from the cache or newly made. Undefined if there is no such
 * picture.
 */
export async function pictureFile(address: string): Promise<string | Buffer | undefined> {
  const [, version = "", subject, look, format, seed = ""] = DRAWING_ADDRESS.exec(address) ?? [];
  if (!subject) return photoBytes(address);
  // A preview with other colors has the file.
  if (version.includes("-") && version !== artworkVersion()) return undefined;
  const [width, height] = FORMATS[format as PictureFormat]?.shape ?? [];
  if (!width || !height) return undefined;
  const scheme = SCHEMES.find((candidate) => candidate === look);
  if (!scheme && look !== "auto") return undefined;
  const frame = { width, height, hasNight: true };
  if (subject === "portrait") {
    const [hairName, extraName, objectName] = seed.split("-");
    const hair = HAIR_STYLES.find((candidate) => candidate === hairName);
    const extra = EXTRAS.find((candidate) => candidate === extraName);
    const object = OBJECTS.find((candidate) => candidate === objectName);
    if (!scheme || !hair || !extra || !object) return undefined;
    return drawPortrait({ ...frame, scheme, hair, extra, object });
  }
  const family = FAMILIES.find((candidate) => candidate === subject);
  return family && drawPicture({ ...frame, seed, family, scheme });
}

/** Writes pictures into the built site. @throws Error if an address has no picture */
export async function writePictures(directory: string, addresses: Iterable<string>) {
  const written = await mapInParallel(addresses, async (address) => {
    const file = await pictureFile(address);
    if (!file) throw new Error(`A page names the picture ${address}, which does not exist`);
    writeBuiltFile(directory, address, file);
  });
  return { written: written.length };
}
