import { drawPicture } from "#app/artwork/draw-picture.ts";
import { drawPortrait } from "#app/artwork/draw-portrait.ts";
import { FAMILIES, type Family, SCHEMES, type Scheme } from "#app/artwork/families.ts";
import type { PictureField } from "./schemas/shared.ts";
import { asciiName } from "#app/lib/ascii-name.ts";
import { siteHref } from "#app/lib/site-href.ts";
import type { PictureSource } from "#app/lib/picture.ts";
import { PHOTO_TYPES, type PhotoType, photoFiles } from "./photos/photo-source.ts";

/** Widths of the page: the container inside its gutters, whole and in columns (app/styles/tokens.css). */
const PAGE =
  "(min-width: 1400px) 1320px, (min-width: 768px) calc(100vw - 80px), calc(100vw - 44px)";
const THIRD =
  "(min-width: 1400px) 424px, (min-width: 1024px) calc((100vw - 128px) / 3), (min-width: 768px) calc(50vw - 52px), calc(100vw - 44px)";
/** A band is cropped to taller shapes on narrow screens, so that more of its width is needed than is seen. */
const BAND =
  "(min-width: 1400px) 1320px, (min-width: 1024px) calc(100vw - 80px), (min-width: 640px) 140vw, 130vw";

/** A place for pictures. */
interface Format {
  /** Width and height in pixels of the drawing; the shape of the photo. */
  shape: readonly [number, number];
  /** How wide it is shown, as the `sizes` attribute of an image. */
  sizes: string;
  /** Widths of the files of a photo, in pixels. Small pictures stop at 1.5 times of what they are shown at. */
  widths: readonly number[];
}

export const FORMATS = {
  card: { shape: [1200, 900], sizes: THIRD, widths: [360, 480, 640] },
  wide: { shape: [1600, 900], sizes: PAGE, widths: [480, 800, 1200, 1600, 2000] },
  band: { shape: [2640, 900], sizes: BAND, widths: [480, 800, 1200, 1600, 2000, 2640] },
  square: { shape: [900, 900], sizes: THIRD, widths: [240, 480, 640] },
  tall: { shape: [900, 1200], sizes: THIRD, widths: [360, 480, 720, 900] },
} as const satisfies Record<string, Format>;
export type PictureFormat = keyof typeof FORMATS;

/** Raised when the generator draws an old picture differently: the addresses are cached for ever. */
const ARTWORK_VERSION = 1;

type PhotoField = Extract<PictureField, { file: string }>;

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

const PATH = /^\/artwork\/\d+\/([a-z]+)\.([a-z]+)\.([a-z]+)\.([a-z0-9-]+)\.svg$/;

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
  const [width, height] = FORMATS[format].shape;
  const size = { seed, ...(scheme && { scheme }), width, height };
  return family === "portrait" ? drawPortrait(size) : drawPicture({ ...size, family });
}

const used = new Set<string>();

/** The addresses below the site of all pictures that this process has handed out: what the build has to write. */
export function usedPictures(): ReadonlySet<string> {
  return used;
}

/** Notes that a page names a file. @returns its address with the sub-path of the site */
function use(path: string): string {
  used.add(path);
  return siteHref(path);
}

/**
 * The portrait of a person.
 *
 * @param id the leader's id: the seed of the drawing
 * @param alt what the picture shows, for those who cannot see it
 */
export function portraitOf(id: string, alt: string): PictureSource {
  return drawing({ family: "portrait", scheme: undefined, format: "tall", seed: id }, alt);
}

/**
 * The picture of an item, ready for a page.
 *
 * @param id the item's id: the seed of its drawing unless the field names another
 */
export function pictureOf(field: PictureField, id: string, format: PictureFormat): PictureSource {
  if ("file" in field) return photo(field, FORMATS[format]);
  const { family, scheme, alt = "" } = field;
  return drawing({ family, scheme, format, seed: asciiName(field.seed ?? id) }, alt);
}

function drawing(spec: DrawingSpec, alt: string): PictureSource {
  const [width, height] = FORMATS[spec.format].shape;
  return { src: use(drawingPath(spec)), width, height, alt };
}

/** A photo cropped to the shape of its place, in three formats and several widths, none larger than the photo. */
function photo(field: PhotoField, { shape, sizes, widths: wanted }: Format): PictureSource {
  const { widths, address, photo } = photoFiles(field, shape, wanted);
  const srcSet = (type: PhotoType) =>
    widths.map((width) => `${use(address(type, width))} ${width}w`).join(", ");
  // Whoever needs this file has an old browser, and with it an ordinary screen.
  const width = widths.findLast((width) => width <= 1200) ?? 0;
  return {
    src: use(address("jpg", width)),
    width,
    height: Math.round((width * shape[1]) / shape[0]),
    alt: field.alt,
    sources: Object.entries(PHOTO_TYPES).map(([type, mime]) => ({
      type: mime,
      srcSet: srcSet(type as PhotoType),
    })),
    sizes,
    placeholder: photo.placeholder,
  };
}
