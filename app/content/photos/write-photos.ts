import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { inParallel } from "#app/lib/in-parallel.ts";
import { keptRaster, sweepRasters } from "../kept-rasters.ts";
import { type PhotoType, type PhotoVariant, photoName, photoVariant } from "./photo-source.ts";
import { allPhotos, photoPath } from "./read-photos.ts";

type Encoder = (photo: Sharp, quality: number) => Sharp;

/** More effort takes AVIF minutes for a few percent. */
const ENCODE = {
  avif: (photo, quality) => photo.avif({ quality, effort: 2 }),
  webp: (photo, quality) => photo.webp({ quality, effort: 4 }),
  jpg: (photo, quality) => photo.jpeg({ quality, mozjpeg: true }),
} satisfies Record<PhotoType, Encoder>;

/** In each place the three formats look alike. The first is taken whose file is not too heavy. */
const QUALITIES = {
  avif: [48, 40, 32, 24],
  webp: [74, 62, 50, 38],
  jpg: [76, 66, 56, 46],
} as const satisfies Record<PhotoType, readonly number[]>;

/** Bytes at most by width in pixels: lists show many cards, a telephone takes at most 1,600 pixels. */
const LIMITS = [
  { width: 640, bytes: 20_000 },
  { width: 1600, bytes: 90_000 },
  { width: Number.POSITIVE_INFINITY, bytes: 220_000 },
];

/**
 * Writes every file of a photo that a page names, and no other; each is made once and kept for the next build.
 *
 * @param directory the built site
 * @param addresses of all pictures that pages name, below the site
 * @throws Error when one of them stands for no photo of content/photos/
 */
export async function writePhotos(
  directory: string,
  addresses: Iterable<string>,
): Promise<{ written: number }> {
  const photos = [...addresses].filter((address) => address.startsWith("/photos/"));
  await inParallel(photos, async (address) => {
    const bytes = await photoBytes(address);
    if (!bytes) throw new Error(`${address} is named by a page and is no photo of content/photos/`);
    const path = join(directory, address);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  });
  await sweepRasters();
  return { written: photos.length };
}

/**
 * The file that an address of a photo stands for; it is made when it is not kept.
 *
 * @param address below the site
 * @returns undefined when the address stands for no photo
 */
export async function photoBytes(address: string): Promise<Buffer | undefined> {
  const variant = photoVariant(address);
  const named = ({ name, hash }: PhotoVariant) =>
    allPhotos().find(([file, photo]) => photo.hash === hash && photoName(file) === name);
  const [file] = (variant && named(variant)) ?? [];
  if (!variant || !file) return undefined;
  return keptRaster(address, () => encode(file, variant));
}

async function encode(file: string, { shape, width, type }: PhotoVariant): Promise<Buffer> {
  const { data, info } = await cropPhoto(file, width, shape)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const limit = LIMITS.find((entry) => width <= entry.width)?.bytes ?? 0;
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES[type]) {
    bytes = await ENCODE[type](sharp(data, { raw: info }), quality).toBuffer();
    if (bytes.length <= limit) break;
  }
  return bytes;
}

/**
 * A photo, upright, cropped around its middle and without what the camera wrote into it (places,
 * persons, devices).
 *
 * @param file path below content/photos/
 * @param shape e.g. `[1200, 900]`
 */
export function cropPhoto(
  file: string,
  width: number,
  [across, down]: readonly [number, number],
): Sharp {
  const height = Math.round((width * down) / across);
  const photo = sharp(photoPath(file)).autoOrient().toColourspace("srgb");
  return photo.resize(width, height, { fit: "cover", position: "centre" });
}
