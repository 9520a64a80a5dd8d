import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";

/** Pages that a build prints as files beside them, where it finds a browser (platform/print-pdfs.ts). */
export const PRINTED_PAGES = ["/brochure", "/presentation"] as const;

/** Bytes of the files that a build has made of pages, by address. While developing there are none. */
const BUILT: Readonly<Record<string, number>> = JSON.parse(process.env.BUILT_FILES ?? "{}");

/** The size of a file that the build has made, such as `305 KB`; undefined where there is none. */
export function builtSize(address: string): string | undefined {
  const bytes = BUILT[address];
  return bytes === undefined ? undefined : `${Math.ceil(bytes / 1000)} KB`;
}

/** Writes a file of the built site at its decoded address. For thousands of small files a promise costs more than that. */
export function writeBuiltFile(directory: string, address: string, data: string | Buffer): void {
  const file = join(directory, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/** Does some work for each item, enough at a time to keep cores and disk busy. @returns the results in the same order */
export function inParallel<Item, Done>(items: Iterable<Item>, work: (item: Item) => Promise<Done>) {
  return Readable.from(items).map(work, { concurrency: 8 }).toArray() as Promise<Done[]>;
}

const CACHE = "node_modules/.cache/rasters";

/** A picture that is made once, and read from disk afterwards; `key` is everything that it depends on. */
export async function keptRaster(key: string, make: () => Promise<Buffer>, folder = CACHE) {
  const versions = `${sharp.versions.vips} ${sharp.versions.rsvg}`;
  const hash = createHash("sha256").update(`${versions} ${key}`).digest("hex");
  // Two letters of folder keep ten thousand files apart.
  const file = join(folder, hash.slice(0, 2), hash.slice(2));
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  // Under another name first: a build that breaks off leaves no half picture behind.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}
