import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, rename, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { contentRoot } from "#app/collections/source-files.ts";
import {
  PHOTO_CACHE,
  type PhotoManifest,
  type PhotoType,
  type PhotoVariant,
  photoManifestPath,
  photoName,
  photoVariant,
} from "#app/outputs/photos.ts";
import { picturesIn } from "./built-addresses.ts";
import { sweepCache } from "./compress-file.ts";
import { inParallel } from "#app/lib/in-parallel.ts";

/** Raised when the settings below change: what is kept was made with others. */
const CACHE = join(PHOTO_CACHE, "files-1");
const MONTH = 30 * 24 * 3_600_000;

/** Qualities at which the three formats look alike. More effort takes AVIF minutes for a few percent. */
const ENCODE = {
  avif: (photo) => photo.avif({ quality: 50, effort: 2 }),
  webp: (photo) => photo.webp({ quality: 76, effort: 4 }),
  jpg: (photo) => photo.jpeg({ quality: 78, mozjpeg: true }),
} satisfies Record<PhotoType, (photo: Sharp) => Sharp>;

/**
 * Writes every size and format of a photo that a page names, and no other; each is made once and
 * kept for the next build. Comes after the pages.
 *
 * @param clientDir the built site
 * @param pictures addresses of pictures, each with a page that names it; left out: looked up in all pages
 * @throws Error when a page names a photo that the list of photos does not hold
 */
export async function writePhotos(
  clientDir: string,
  pictures?: ReadonlyMap<string, string>,
): Promise<{ written: number; reused: number }> {
  const files = photoFiles();
  if (files.size === 0) return { written: 0, reused: 0 };
  await mkdir(join(clientDir, "photos"), { recursive: true });
  const named = [...(pictures ?? (await picturesIn(clientDir)))];
  const photos = named.filter(([address]) => address.startsWith("/photos/"));
  const found = await inParallel(photos, async ([address, page]) => {
    const kept = await keep(address, files);
    if (!kept) throw new Error(`${page} names ${address}, which is no photo of content/photos/`);
    await copyFile(kept.path, join(clientDir, address));
    return kept;
  });
  await sweepCache(CACHE, MONTH);
  const reused = found.filter(({ isReused }) => isReused).length;
  return { written: found.length - reused, reused };
}

/**
 * The file that an address of a photo stands for; it is made when it is not there yet.
 *
 * @returns its path, undefined when the address stands for no photo
 */
export async function photoFile(address: string): Promise<string | undefined> {
  // Most addresses are none of ours, so the list is read only for those that look like it.
  return photoVariant(address) && (await keep(address, photoFiles()))?.path;
}

async function keep(address: string, files: ReadonlyMap<string, string>) {
  const variant = photoVariant(address);
  const file = variant && files.get(`${variant.name}.${variant.hash}`);
  if (!file) return undefined;
  const path = join(CACHE, basename(address));
  const isReused = existsSync(path);
  // What is in use stays young: the rest is swept away.
  if (isReused) await utimes(path, new Date(), new Date());
  else await make(join(contentRoot(), "photos", file), variant, path);
  return { path, isReused };
}

/** The photos by what their addresses begin with. */
function photoFiles(): Map<string, string> {
  if (!existsSync(photoManifestPath())) return new Map();
  const photos: PhotoManifest = JSON.parse(readFileSync(photoManifestPath(), "utf8"));
  return new Map(
    Object.entries(photos).map(([file, { hash }]) => [`${photoName(file)}.${hash}`, file]),
  );
}

/** Written under another name first: a build that breaks off leaves no half photo behind. */
async function make(photo: string, variant: PhotoVariant, path: string): Promise<void> {
  const { aspect, width, type } = variant;
  await mkdir(CACHE, { recursive: true });
  const bytes = await ENCODE[type](cropPhoto(photo, width, aspect)).toBuffer();
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}

/**
 * A photo, upright, cropped around its middle and without what the camera wrote into it (places,
 * persons, devices).
 *
 * @param photo path of the file
 * @param aspect the shape, e.g. `[1200, 900]`
 */
export function cropPhoto(
  photo: string,
  width: number,
  [across, down]: readonly [number, number],
): Sharp {
  const height = Math.round((width * down) / across);
  return sharp(photo).autoOrient().resize(width, height, { fit: "cover", position: "centre" });
}
