import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PictureField } from "#app/content/schemas/shared.ts";
import { contentRoot } from "#app/content/source-files.ts";
import { asciiName } from "#app/lib/ascii-name.ts";
import { basePath } from "#app/lib/base-path.ts";
import type { PhotoTint } from "#app/lib/photo-tints.ts";
import type { PictureSource } from "#app/lib/picture.ts";

/** What the pages need to know of a photo. */
export interface PhotoRecord {
  /** Size of the upright photo in pixels. */
  width: number;
  height: number;
  /** First eight hexadecimal digits of the SHA-256 of its file: another photo, another address. */
  hash: string;
  placeholder: PhotoTint;
}

/** The photos by their path below content/photos/. */
export type PhotoManifest = Record<string, PhotoRecord>;

/** Where results are kept between builds. */
export const PHOTO_CACHE = "node_modules/.cache/photos";

/** The list of photos that generators/photos.ts writes before the pages; one for each content folder. */
export function photoManifestPath(): string {
  return join(PHOTO_CACHE, `${asciiName(contentRoot())}.json`);
}

/** The best first; the JPEG is also what a browser takes that knows none of them. */
const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;
export type PhotoType = keyof typeof TYPES;

/** Widths in pixels: a card on a telephone and on a dense one, half a page, a page, a dense page. */
const WIDTHS = [480, 800, 1200, 1600, 2640];

/** One file that is made from a photo. */
export interface PhotoVariant {
  /** The photo's name in addresses. */
  name: string;
  hash: string;
  /** The shape that the photo is cropped to, e.g. `[1200, 900]`. */
  aspect: readonly [number, number];
  /** Width of this file in pixels. */
  width: number;
  type: PhotoType;
}

/** The address below the site of one file; it tells everything needed to make it. */
function variantPath({ name, hash, aspect, width, type }: PhotoVariant): string {
  return `/photos/${name}.${hash}.${aspect.join("x")}.${width}.${type}`;
}

const PATH = /\/photos\/([a-z0-9-]*)\.([0-9a-f]{8})\.(\d+)x(\d+)\.(\d+)\.(avif|webp|jpg)$/;

/** The file that an address stands for, or undefined when it stands for none. */
export function photoVariant(path: string): PhotoVariant | undefined {
  const match = PATH.exec(path);
  if (!match) return undefined;
  const [, name = "", hash = "", across, down, width, type] = match;
  const aspect = [Number(across), Number(down)] as const;
  return { name, hash, aspect, width: Number(width), type: type as PhotoType };
}

/** A photo's name in addresses, from its path below content/photos/. */
export function photoName(file: string): string {
  return asciiName(file.replace(/\.\w+$/, ""));
}

/** The widest crop of a shape that a photo gives without being enlarged. */
export function cropWidth(photo: PhotoRecord, [across, down]: readonly [number, number]): number {
  return Math.min(photo.width, Math.floor((photo.height * across) / down));
}

/**
 * A photo of content/photos/ as a page shows it: cropped to a shape, in three formats and several
 * widths, none larger than the photo or than the shape.
 *
 * @param aspect width and height of the format, in pixels
 * @throws Error when the list of photos does not hold the photo
 */
export function photoSource(
  field: Extract<PictureField, { file: string }>,
  aspect: readonly [number, number],
): PictureSource {
  const photo = photoRecord(field.file);
  const widest = Math.min(cropWidth(photo, aspect), aspect[0]);
  // A file that is hardly smaller than the widest would save nobody anything.
  const widths = [...WIDTHS.filter((width) => width < widest * 0.9), widest];
  const base = { name: photoName(field.file), hash: photo.hash, aspect };
  const address = (type: PhotoType, width: number) =>
    `${basePath()}${variantPath({ ...base, type, width })}`;
  const srcSet = (type: PhotoType) =>
    widths.map((width) => `${address(type, width)} ${width}w`).join(", ");
  // Whoever needs this file has an old browser, and with it an ordinary screen.
  const plain = widths.findLast((width) => width <= 1200) ?? widest;
  return {
    src: address("jpg", plain),
    width: plain,
    height: Math.round((plain * aspect[1]) / aspect[0]),
    alt: field.alt,
    sources: Object.entries(TYPES).map(([type, mime]) => ({
      type: mime,
      srcSet: srcSet(type as PhotoType),
    })),
    placeholder: photo.placeholder,
  };
}

let manifest: { path: string; written: number; photos: PhotoManifest } | undefined;

function photoRecord(file: string): PhotoRecord {
  const photo = photoManifest()[file];
  if (photo) return photo;
  throw new Error(
    `The photo content/photos/${file} is not in the list of photos: run node generators/photo-list.ts`,
  );
}

/** Read anew when it has been written anew: while developing, a photo may come at any time. */
function photoManifest(): PhotoManifest {
  const path = photoManifestPath();
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (written === undefined) return {};
  if (manifest?.path !== path || manifest.written !== written) {
    manifest = { path, written, photos: JSON.parse(readFileSync(path, "utf8")) };
  }
  return manifest.photos;
}
