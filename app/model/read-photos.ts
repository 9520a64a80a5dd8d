import { createHash } from "node:crypto";
import { glob, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { mapInParallel } from "#app/base/map-in-parallel.ts";
import { cachedFile, hashOf } from "../../platform/build-cache.ts";
import { sourceCode } from "../../platform/source-code.ts";
import { didYouMean } from "./content-problem.ts";
import { contentRoot } from "./source-file.ts";
import { unsafePartOf } from "./unsafe-svg.ts";

/** What pages need to know about a photo. */
export interface Photo {
  /** The size in pixels after rotation to its upright position. */
  width: number;
  height: number;
  /** The hash of its bytes. */
  hash: string;
  /** What a drawing must not bring into the browser of a visitor, such as `a script`. */
  unsafePart?: string | undefined;
}

/** A file in content/photos/: a photo, or what to do about a file that pages cannot show. */
export type PhotoFile = { photo: Photo } | { remedy: string };

/** The files by path below content/photos/. */
export type PhotoFiles = Readonly<Record<string, PhotoFile>>;

const CODE = sourceCode("app/model/read-photos.ts");

/** The smallest size of a photo in pixels. A smaller photo looks blurred even in the smallest picture of the site. */
const SMALLEST = { width: 480, height: 360 };

/** Raise it when photos are cropped or encoded in another way, because browsers cache an address for a year. */
const ENCODING = 4;

/** A cache of files by path, time and size: during development, content is read often. */
const filesByStamp = new Map<string, PhotoFile>();

/** The path of a photo in the repository, from its path below content/photos/. */
export function photoPath(file: string): string {
  return join(contentRoot(), "photos", file);
}

/** Reads every file in content/photos/. A file that cannot be shown is reported only when content names it. */
export async function readPhotos(): Promise<PhotoFiles> {
  const root = photoPath("");
  const entries = await Array.fromAsync(glob("**/*", { cwd: root, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  const photos = await mapInParallel(files, async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [relative(root, path).replaceAll(sep, "/"), await readPhoto(path)] as const;
  });
  return Object.fromEntries(photos);
}

async function readPhoto(path: string): Promise<PhotoFile> {
  const { mtimeMs, size } = await stat(path);
  const stamp = `${path} ${mtimeMs} ${size}`;
  const file = filesByStamp.get(stamp) ?? (await describe(path));
  filesByStamp.set(stamp, file);
  return file;
}

/** Describes a photo. An earlier build may have done so: to decode it takes long. */
async function describe(path: string): Promise<PhotoFile> {
  const bytes = await readFile(path);
  const recipe = { code: CODE, inputs: { photo: hashOf(bytes) } };
  const text = await cachedFile(recipe, async () =>
    Buffer.from(JSON.stringify(await decode(bytes))),
  );
  return JSON.parse(String(text));
}

async function decode(bytes: Buffer): Promise<PhotoFile> {
  // Loaded only when needed: many sites have no photo, and the package loads slowly.
  const { default: sharp } = await import("sharp");
  try {
    const { autoOrient, format } = await sharp(bytes).metadata();
    const { width, height } = autoOrient;
    // Decodes the whole photo.
    await sharp(bytes).stats();
    const sha = createHash("sha256").update(`${ENCODING} `).update(bytes).digest("hex");
    const unsafePart = format === "svg" ? unsafePartOf(bytes) : undefined;
    return { photo: { width, height, hash: sha.slice(0, 8), unsafePart } };
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

/** What to do about a photo that content names. Undefined if pages can show it. A logo may have any size. */
export function photoRemedy(name: string, isLogo: boolean, photos: PhotoFiles): string | undefined {
  const file = photos[name];
  if (!file) {
    const question = didYouMean(name, Object.keys(photos));
    return `${question}put the photo into content/photos/ or mend its name (capitals count)`;
  }
  if ("remedy" in file) return file.remedy;
  const { width, height, unsafePart } = file.photo;
  // Pages show a drawn logo as it is; any other photo is encoded anew.
  if (isLogo && unsafePart && name.toLowerCase().endsWith(".svg")) {
    return `this drawing holds ${unsafePart}: export it as an SVG of shapes alone`;
  }
  if (isLogo || (width >= SMALLEST.width && height >= SMALLEST.height)) return undefined;
  const least = `${SMALLEST.width} × ${SMALLEST.height}`;
  return `this photo has ${width} × ${height} pixels: export it with at least ${least}`;
}
