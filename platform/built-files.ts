import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { BuiltFiles } from "./site-definition.ts";

/** During development there are none. */
let builtFiles: BuiltFiles = {};

/** Sets the files that a build has made so far. */
export function setBuiltFiles(files: BuiltFiles): void {
  builtFiles = files;
}

/** The size of a file that the build has made, such as `305 KB`. Undefined if there is none. */
export function builtSize(address: string): string | undefined {
  const bytes = builtFiles[address];
  return bytes === undefined ? undefined : `${Math.ceil(bytes / 1000)} KB`;
}

/**
 * Writes a file of the built site at its decoded address. It is synchronous, because for thousands of small files
 * promises cost more than waiting.
 */
export function writeBuiltFile(directory: string, address: string, data: string | Buffer): void {
  const file = join(directory, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

const CACHE = "node_modules/.cache/rasters";

/**
 * Makes a picture once and reads it from the disk afterwards.
 *
 * @param key everything that the picture depends on
 */
export async function cachedRaster(
  key: string,
  make: () => Promise<Buffer>,
  folder = CACHE,
): Promise<Buffer> {
  const versions = `${sharp.versions.vips} ${sharp.versions.rsvg}`;
  const hash = createHash("sha256").update(`${versions} ${key}`).digest("hex");
  // Folders with two letters distribute ten thousand files.
  const file = join(folder, hash.slice(0, 2), hash.slice(2));
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  // It is written under another name first, so that an interrupted build leaves no incomplete picture.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}
