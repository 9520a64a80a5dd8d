import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { glob, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import sharp from "sharp";
import { inParallel } from "#app/lib/in-parallel.ts";
import { asciiName } from "#app/lib/slug.ts";
import { nearest } from "../nearest.ts";
import { contentRoot } from "../reader.ts";

/** What was read, by path below content/photos/; the stamp changes when the file does. */
type PhotoList = Record<string, Awaited<ReturnType<typeof describe>> & { stamp: string }>;

/** Raised when photos are cropped or encoded in another way: browsers keep an address for a year. */
const ENCODING = 4;

/** Absolute path of a photo. */
export function photoPath(file: string): string {
  return join(contentRoot(), "photos", file);
}

/** One list for each content folder: content is loaded without waiting, and photos cannot be. */
export function photoListPath(): string {
  return `node_modules/.cache/photos/${asciiName(contentRoot())}.json`;
}

/**
 * Reads and decodes every file of content/photos/ that is new or has changed. Comes before the content is
 * loaded; a file that is no photo is a fault only where something names it.
 */
export async function readPhotos(): Promise<void> {
  const before = photoList();
  const root = photoPath("");
  const entries = await Array.fromAsync(glob("**/*", { cwd: root, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  if (files.length === 0 && !existsSync(photoListPath())) return;
  const read = await inParallel(files, async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const file = relative(root, path).replaceAll(sep, "/");
    const { mtimeMs, size } = await stat(path);
    const stamp = `${ENCODING} ${mtimeMs} ${size}`;
    const entry = before[file]?.stamp === stamp ? before[file] : await describe(path);
    return [file, { ...entry, stamp }] as const;
  });
  await mkdir(dirname(photoListPath()), { recursive: true });
  // Under another name first: whoever reads meanwhile finds the old list or the new one.
  const unfinished = `${photoListPath()}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(Object.fromEntries(read)));
  await rename(unfinished, photoListPath());
}

/** What the pages need to know of a photo, or what to do where it is none. */
async function describe(path: string) {
  const bytes = await readFile(path);
  try {
    // Of the upright photo, in pixels.
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    // Decodes it whole.
    await sharp(bytes).stats();
    const sha = createHash("sha256").update(`${ENCODING} `).update(bytes).digest("hex");
    // Another photo, or other settings, another address.
    return { photo: { width, height, hash: sha.slice(0, 8) } };
  } catch (error) {
    return { remedy: remedyFor(bytes, error instanceof Error ? error.message : String(error)) };
  }
}

/** HEIC files say so from their fifth byte on (ISO 14496-12, 4.3). */
function remedyFor(bytes: Buffer, fault: string): string {
  if (/^ftyp(?:hei|hev|mif|msf)/.test(bytes.toString("latin1", 4, 12))) {
    return "this is a HEIC photo, which browsers do not show: export it as JPEG and name that file";
  }
  const [reason] = fault.split("\n");
  return `this file cannot be read as a picture (${reason}): export it anew as JPEG, PNG, WebP, AVIF or TIFF`;
}

/**
 * What is wrong with a photo that something names.
 *
 * @param file path below content/photos/
 * @returns what to do, as an instruction; undefined when the photo can be shown
 * @throws Error when the photo is there and `readPhotos` has not been called since
 */
export function photoRemedy(file: string): string | undefined {
  const entry = photoList()[file];
  if (entry) return entry.remedy;
  if (existsSync(photoPath(file))) throw new Error(`readPhotos() has not read photos/${file}`);
  const meant = nearest(file, Object.keys(photoList()));
  return `${meant ? `did you mean ${meant}? ` : ""}put the photo into content/photos/ or mend its name (capitals count)`;
}

/** @throws Error when there is no such photo, which the check of the content finds earlier */
export function photoOf(file: string) {
  const photo = photoList()[file]?.photo;
  if (!photo) throw new Error(`content/photos/${file} is no photo that was read`);
  return photo;
}

let list: { path: string; written: number; photos: PhotoList } | undefined;

/** Read again when it has been written again: while developing, a photo may come at any time. */
export function photoList(): PhotoList {
  const path = photoListPath();
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (written === undefined) return {};
  if (list?.path !== path || list.written !== written) {
    list = { path, written, photos: JSON.parse(readFileSync(path, "utf8")) };
  }
  return list.photos;
}
