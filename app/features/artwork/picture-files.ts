import { createHash } from "node:crypto";
import { mapInParallel } from "#app/base/map-in-parallel.ts";
import { contentIfSet, memoizeOnContent } from "#app/model/content.ts";
import {
  EXTRAS,
  FAMILIES,
  type Family,
  HAIR_STYLES,
  OBJECTS,
  SCHEMES,
  type Scheme,
} from "#app/model/fields/drawings.ts";
import { writeBuiltFile } from "../../../platform/built-files.ts";
import { drawPicture } from "./draw-picture.ts";
import { drawPortrait } from "./draw-portrait.ts";
import { photoBytes } from "./photo-files.ts";
import { FORMATS, type Format, type PictureFormat } from "./picture-formats.ts";
import type { Frame } from "./svg.ts";

/*
 * The files of pictures. The address of a drawing has everything that is needed to draw it.
 */

/** Raise it when an existing picture is drawn differently, because browsers cache an address for a year. */
const ARTWORK_VERSION = 16;

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

/** A drawing as its address names it. */
export interface AddressedDrawing {
  subject: Family | "portrait";
  /** Left out: the seed chooses it. */
  scheme: Scheme | undefined;
  format: PictureFormat;
  /** The seed of a picture; of a portrait hair, clothing and object. In small letters, digits and hyphens. */
  seed: string;
}

/** The word of an address for a scheme that the seed chooses. */
const CHOSEN_BY_SEED = "auto";

/** The address below the site of a drawing. */
export function drawingAddress({ subject, scheme, format, seed }: AddressedDrawing): string {
  const look = `${subject}.${scheme ?? CHOSEN_BY_SEED}`;
  return `/artwork/${artworkVersion()}/${look}.${format}.${seed}.svg`;
}

/** The address of a drawing: the version, the subject, the scheme, the format and the seed. */
const DRAWING_ADDRESS =
  /^\/artwork\/(\d+(?:-[0-9a-f]+)?)\/([a-z]+)\.([a-z]+)\.([a-z]+)\.([a-z0-9-]+)\.svg$/;

/**
 * The file of a picture at an address below the site, from the cache or newly made. Undefined if there is no such
 * picture.
 */
export async function pictureFile(address: string): Promise<string | Buffer | undefined> {
  const [, version = "", subject, schemeName, format, seed = ""] =
    DRAWING_ADDRESS.exec(address) ?? [];
  if (!subject) return photoBytes(address);
  // A preview with other colors has the file.
  if (version.includes("-") && version !== artworkVersion()) return undefined;
  const shown: Format | undefined = FORMATS[format as PictureFormat];
  if (!shown) return undefined;
  const [width, height] = shown.shape;
  const scheme = SCHEMES.find((candidate) => candidate === schemeName);
  if (!scheme && schemeName !== CHOSEN_BY_SEED) return undefined;
  const frame = { width, height };
  if (subject === "portrait") return scheme && portraitFile(seed, scheme, frame);
  const family = FAMILIES.find((candidate) => candidate === subject);
  if (!family) return undefined;
  const { isBelowTitle, isRound } = shown;
  return drawPicture({ ...frame, isBelowTitle, isRound, hasNight: true, seed, family, scheme });
}

/** A portrait by its seed: hair, clothing and object. Undefined if the seed names something else. */
function portraitFile(seed: string, scheme: Scheme, frame: Frame): string | undefined {
  const [hairName, extraName, objectName] = seed.split("-");
  const hair = HAIR_STYLES.find((candidate) => candidate === hairName);
  const extra = EXTRAS.find((candidate) => candidate === extraName);
  const object = OBJECTS.find((candidate) => candidate === objectName);
  if (!hair || !extra || !object) return undefined;
  return drawPortrait({ ...frame, hasNight: true, scheme, hair, extra, object });
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
