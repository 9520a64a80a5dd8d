import { createHash } from "node:crypto";
import { glob, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import sharp from "sharp";
import { inParallel } from "../../platform/built-files.ts";
import { nearest } from "./content-problem.ts";
import { contentRoot } from "./source-file.ts";

/** What was read, by path below content/photos/; the stamp changes when the file does. */
type PhotoList = Record<string, Awaited<ReturnType<typeof describe>> & { stamp: string }>;

/** Content is loaded without waiting, and photos cannot be. */
let photos: PhotoList = {};

export const photoList = () => photos;

/** Takes what another process has read. */
export function keepPhotos(list: PhotoList): void {
  photos = list;
}

/** The least that a photo needs, in pixels: smaller ones look torn in the smallest place that has a picture. */
const SMALLEST = { width: 480, height: 360 };

/** Raised when photos are cropped or encoded in another way: browsers keep an address for a year. */
const ENCODING = 4;

export const photoPath = (file: string) => join(contentRoot(), "photos", file);

/** Reads every photo that is new or has changed, before content is read: of what is none nothing is told until it is named. */
export async function readPhotos(): Promise<void> {
  const root = photoPath("");
  const entries = await Array.fromAsync(glob("**/*", { cwd: root, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  const read = await inParallel(files, async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const { mtimeMs, size } = await stat(path);
    const stamp = `${path} ${mtimeMs} ${size}`;
    const file = relative(root, path).replaceAll(sep, "/");
    const entry = photos[file]?.stamp === stamp ? photos[file] : await describe(path);
    return [file, { ...entry, stamp }] as const;
  });
  photos = Object.fromEntries(read);
}

/** What the pages need to know of a photo, or what to do where it is none. */
async function describe(path: string) {
  const bytes = await readFile(path);
  try {
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    // Decodes it whole.
    await sharp(bytes).stats();
    const sha = createHash("sha256").update(`${ENCODING} `).update(bytes).digest("hex");
    return { photo: { width, height, hash: sha.slice(0, 8) } };
  } catch (error) {
    // HEIC files say so from their fifth byte on (ISO 14496-12, 4.3).
    const isHeic = /^ftyp(?:hei|hev|mif|msf)/.test(bytes.toString("latin1", 4, 12));
    const [reason] = String(error).split("\n");
    const remedy = isHeic
      ? "this is a HEIC photo, which browsers do not show: export it as JPEG and name that file"
      : `this file cannot be read as a picture (${reason}): export it anew as JPEG, PNG, WebP, AVIF or TIFF`;
    return { remedy };
  }
}

/** What to do about a photo that something names; undefined when it can be shown. A logo is shown as small as it is. */
export function photoRemedy(file: string, isLogo: boolean): string | undefined {
  const { photo, remedy } = photos[file] ?? {};
  if (!isLogo && photo && (photo.width < SMALLEST.width || photo.height < SMALLEST.height)) {
    const least = `${SMALLEST.width} × ${SMALLEST.height}`;
    return `this photo has ${photo.width} × ${photo.height} pixels: export it with at least ${least}`;
  }
  if (photos[file]) return remedy;
  const meant = nearest(file, Object.keys(photos));
  return `${meant ? `did you mean ${meant}? ` : ""}put the photo into content/photos/ or mend its name (capitals count)`;
}

/** @throws Error when there is no such photo, which the check of the content finds earlier */
export function photoOf(file: string) {
  const photo = photos[file]?.photo;
  if (!photo) throw new Error(`content/photos/${file} is no photo that was read`);
  return photo;
}
