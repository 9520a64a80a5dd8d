import type { PictureField } from "#app/content/schemas/shared.ts";
import { asciiName } from "#app/lib/ascii-name.ts";
import { type Photo, photoOf } from "./read-photos.ts";

/** The best first; the JPEG is also what a browser takes that knows none of them. */
export const PHOTO_TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;
export type PhotoType = keyof typeof PHOTO_TYPES;

/** One file that is made from a photo. */
export interface PhotoVariant {
  /** The photo's name in addresses. */
  name: string;
  hash: string;
  /** The shape that the photo is cropped to, e.g. `[1200, 900]`. */
  shape: readonly [number, number];
  /** Width of this file in pixels. */
  width: number;
  type: PhotoType;
}

/** The address below the site of one file; it tells everything needed to make it. */
export function variantPath({ name, hash, shape, width, type }: PhotoVariant): string {
  return `/photos/${name}.${hash}.${shape.join("x")}.${width}.${type}`;
}

const PATH = /^\/photos\/([a-z0-9-]*)\.([0-9a-f]{8})\.(\d+)x(\d+)\.(\d+)\.(avif|webp|jpg)$/;

/** The file that an address below the site stands for, or undefined when it stands for none. */
export function photoVariant(path: string): PhotoVariant | undefined {
  const match = PATH.exec(path);
  if (!match) return undefined;
  const [, name = "", hash = "", across, down, width, type] = match;
  const shape = [Number(across), Number(down)] as const;
  return { name, hash, shape, width: Number(width), type: type as PhotoType };
}

/** A photo's name in addresses, from its path below content/photos/. */
export function photoName(file: string): string {
  return asciiName(file.replace(/\.[^./]+$/, ""));
}

/** The widest crop of a shape that a photo gives without being enlarged. */
function cropWidth(photo: Photo, [across, down]: readonly [number, number]): number {
  return Math.min(photo.width, Math.floor((photo.height * across) / down));
}

/** A photo cropped to a shape, as files of several widths in three formats. */
export interface PhotoFiles {
  /** Smallest first. */
  widths: number[];
  address: (type: PhotoType, width: number) => string;
  photo: Photo;
}

/**
 * The files of a photo that a page may show; none is larger than the photo.
 *
 * @param wanted widths in pixels, smallest first
 */
export function photoFiles(
  { file }: Extract<PictureField, { file: string }>,
  shape: readonly [number, number],
  wanted: readonly number[],
): PhotoFiles {
  const photo = photoOf(file);
  const widest = Math.min(cropWidth(photo, shape), wanted.at(-1) ?? Number.POSITIVE_INFINITY);
  // A file that is hardly smaller than the widest would save nobody anything.
  const widths = [...wanted.filter((width) => width < widest * 0.9), widest];
  const base = { name: photoName(file), hash: photo.hash, shape };
  return { widths, photo, address: (type, width) => variantPath({ ...base, type, width }) };
}
