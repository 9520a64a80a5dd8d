import type { PictureSource } from "#app/base/picture-source.ts";
import { siteHref } from "#app/base/site-href.ts";
import { asciiName } from "#app/base/slug.ts";
import { FAMILIES, SCHEMES } from "#app/model/fields/drawings.ts";
import type { LikenessField, PhotoField, PictureField } from "#app/model/fields/pictures.ts";
import { photoOf } from "#app/model/read-photos.ts";
import type { Leader } from "#app/model/schemas/collections.ts";
import { inParallel, writeBuiltFile } from "../../../platform/built-files.ts";
import { drawPicture } from "./draw-picture.ts";
import { drawPortrait, likenessOf } from "./draw-portrait.ts";
import { logoPath, type PhotoType, photoAddress, photoBytes } from "./photo-files.ts";
import type { Frame } from "./svg.ts";

/** Widths of the page: the container inside its gutters, whole and in columns (app/ui/styles/tokens.css). */
const PAGE =
  "(min-width: 1400px) 1320px, (min-width: 768px) calc(100vw - 80px), calc(100vw - 44px)";
const THIRD =
  "(min-width: 1400px) 424px, (min-width: 1024px) calc((100vw - 128px) / 3), (min-width: 768px) calc(50vw - 52px), calc(100vw - 44px)";
const TEXT = "(min-width: 768px) 640px, calc(100vw - 44px)";
/** A band is cropped to taller shapes on narrow screens, so that more of its width is needed than is seen. */
const BAND = "(min-width: 1400px) 1320px, (min-width: 1024px) calc(100vw - 80px), 130vw";
/** Two of three columns, and as high as the two cards beside it. */
const LEAD = "(min-width: 1400px) 940px, (min-width: 1024px) 66vw, (min-width: 768px) 50vw, 100vw";
/** One of three columns from 768 px on. */
export const COLUMN =
  "(min-width: 1400px) 424px, (min-width: 768px) calc((100vw - 128px) / 3), calc(100vw - 44px)";
/** On a slide: beside the text of a poster, else above it. */
export const SLIDE = "(min-width: 1080px) 42vw, calc(100vw - 44px)";

/**
 * The places for pictures: the `shape` in pixels; how wide it is shown, as the `sizes` of an image; the `widths` of the
 * files of a photo, which for small ones stop at 1.5 times of what is shown.
 */
const FORMATS = {
  card: { shape: [1200, 900], sizes: THIRD, widths: [480, 640] },
  wide: { shape: [1600, 900], sizes: PAGE, widths: [480, 800, 1200, 1600, 2000] },
  lead: { shape: [1200, 1000], sizes: LEAD, widths: [480, 640, 960, 1280, 1600] },
  stacked: { shape: [1600, 900], sizes: THIRD, widths: [480, 640] },
  band: { shape: [2640, 900], sizes: BAND, widths: [480, 800, 1200, 1600, 2000, 2640] },
  sheet: { shape: [1800, 400], sizes: THIRD, widths: [480, 800, 1200] },
  square: { shape: [900, 900], sizes: THIRD, widths: [240, 480, 640] },
  tall: { shape: [900, 1200], sizes: THIRD, widths: [360, 480, 720, 900] },
  text: { shape: [1280, 720], sizes: TEXT, widths: [360, 480, 640, 1280] },
} as const satisfies Record<string, Format>;
type Format = { shape: readonly [number, number]; sizes: string; widths: readonly number[] };
export type PictureFormat = keyof typeof FORMATS;

const BELOW_LG = "screen and (max-width: 63.99rem)";

/** The shapes on narrower screens: drawn for each, because a crop leaves slivers. */
const NARROW: Readonly<Partial<Record<PictureFormat, Record<string, PictureFormat>>>> = {
  band: { "screen and (max-width: 39.99rem)": "card", [BELOW_LG]: "wide" },
  lead: { [BELOW_LG]: "card" },
  stacked: { [BELOW_LG]: "card" },
};

/** Raised when an old picture is drawn differently: browsers keep an address for a year. */
const ARTWORK_VERSION = 2;

/** The addresses below the site of all pictures that this process has handed out. */
export const usedPictures = new Set<string>();

function use(path: string): string {
  usedPictures.add(path);
  return siteHref(path);
}

/**
 * The picture of an item: its `id` is the seed of its drawing unless the field names another. `sizes` are those of a photo
 * that is shown at another width than its format says.
 */
export function pictureOf(
  field: PictureField,
  id: string,
  format: PictureFormat,
  sizes: string = FORMATS[format].sizes,
): PictureSource {
  if ("family" in field) {
    const { family, scheme = "auto", seed = id, alt = "" } = field;
    return drawing(`${family}.${scheme}`, format, asciiName(seed), alt);
  }
  const { width, height } = photoOf(field.file);
  // Within a text a photo keeps its own shape, unless it would fill a screen alone.
  const own = { shape: [width, Math.min(height, Math.round(width * 1.25))] } as const;
  return photo(field, { ...FORMATS[format], ...(format === "text" && own), sizes });
}

/** The portrait of a person: a photo, or a drawing, plainly an illustration; decorative where the name stands beside it. */
export function portraitOf(leader: Leader, isDecorative = false): PictureSource {
  const { id, name, picture = likenessOf(id) } = leader;
  const isPhoto = "file" in picture;
  const alt = isPhoto ? picture.alt : `Illustrated portrait of ${name}`;
  const shown = isPhoto
    ? photo(picture, FORMATS.tall)
    : drawing(`portrait.${picture.scheme}`, "tall", `${picture.hair}-${picture.extra}`);
  return { ...shown, alt: isDecorative ? "" : alt };
}

/** The firm's own logo, as high as the header shows it. */
export function logoOf({ file }: { file: string }, alt: string): PictureSource {
  const { width, height } = photoOf(file);
  return { src: use(logoPath(file)), width: Math.round((40 * width) / height), height: 40, alt };
}

function drawing(look: string, format: PictureFormat, seed: string, alt = ""): PictureSource {
  const [width, height] = FORMATS[format].shape;
  const address = (shape: string) =>
    use(`/artwork/${ARTWORK_VERSION}/${look}.${shape}.${seed}.svg`);
  const narrow = Object.entries(NARROW[format] ?? {});
  const shapes = narrow.map(([media, shape]) => ({ media, srcSet: address(shape) }));
  return { src: address(format), width, height, alt, ...(shapes.length > 0 && { shapes }) };
}

/** A photo cropped to the shape of its place, in two formats and several widths, none larger than the photo. */
function photo({ file, alt }: PhotoField, { shape, sizes, widths: wanted }: Format): PictureSource {
  const own = photoOf(file);
  const cropped = Math.min(own.width, Math.floor((own.height * shape[0]) / shape[1]));
  const widest = Math.min(cropped, wanted.at(-1) ?? cropped);
  // A file that is hardly smaller than the widest would save nothing.
  const widths = [...wanted.filter((width) => width < widest * 0.9), widest];
  const srcSet = (type: PhotoType) =>
    widths.map((width) => `${use(photoAddress(file, shape, width, type))} ${width}w`).join(", ");
  // For programs, which do not choose.
  const width = widths.findLast((width) => width <= 1200) ?? 0;
  return {
    src: siteHref(photoAddress(file, shape, width, "webp")),
    width,
    height: Math.round((width * shape[1]) / shape[0]),
    alt,
    avif: srcSet("avif"),
    srcSet: srcSet("webp"),
    sizes,
  };
}

const ADDRESS = /^\/artwork\/\d+\/([a-z]+)\.([a-z]+)\.([a-z]+)\.([a-z0-9-]+)\.svg$/;

/** The file of a picture at an address below the site, made when it is not kept; undefined where there is none. */
export async function pictureFile(address: string): Promise<string | Buffer | undefined> {
  const [, subject, look, format, seed = ""] = ADDRESS.exec(address) ?? [];
  if (!subject) return photoBytes(address);
  const [width, height] = FORMATS[format as PictureFormat]?.shape ?? [];
  const scheme = SCHEMES.find((scheme) => scheme === look);
  if (!width || !height || (!scheme && look !== "auto")) return undefined;
  const options = { seed, width, height, hasNight: true, ...(scheme && { scheme }) };
  if (subject === "portrait") {
    const [hair, extra] = seed.split("-");
    return drawPortrait({ ...options, hair, extra } as LikenessField & Frame);
  }
  const family = FAMILIES.find((family) => family === subject);
  return family && drawPicture({ ...options, family });
}

/** Writes pictures into the built site. @throws Error when there is none for one of the addresses */
export async function writePictures(directory: string, addresses: Iterable<string>) {
  const written = await inParallel(addresses, async (address) => {
    const file = await pictureFile(address);
    if (!file) throw new Error(`${address} is named by a page and is no picture`);
    writeBuiltFile(directory, address, file);
  });
  return { written: written.length };
}
