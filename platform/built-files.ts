import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { BuiltFiles } from "./site-definition.ts";

/** While developing there are none. */
let builtFiles: BuiltFiles = {};

/** Says which files a build has made so far. */
export function setBuiltFiles(files: BuiltFiles): void {
  builtFiles = files;
}

/** The size of a file that the build has made, such as `305 KB`; undefined where there is none. */
export function builtSize(address: string): string | undefined {
  const bytes = builtFiles[address];
  return bytes === undefined ? undefined : `${Math.ceil(bytes / 1000)} KB`;
}

/** Writes a file of the built site at its decoded address. For thousands of small files a promise costs more than that. */
export function writeBuiltFile(directory: string, address: string, data: string | Buffer): void {
  const file = join(directory, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

const CACHE = "node_modules/.cache/rasters";

/**
 * A picture that is made once and read from disk afterwards.
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
  // Two letters of folder keep ten thousand files apart.
  const file = join(folder, hash.slice(0, 2), hash.slice(2));
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  // Under another name first: a build that breaks off leaves no half picture behind.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}
