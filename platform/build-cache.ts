import { createHash, randomUUID } from "node:crypto";
import {
  mkdirSync,
  readFileSync,
  renameSync,
  type Stats,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import {
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SourceCode } from "./source-code.ts";

// Results of builds, each under a hash of everything that it depends on. A later build takes a result over as long as
// nothing of that has changed. All builds of this folder share the cache. Without it a build makes everything again,
// with the same result.

/** Everything that something depends on. */
export interface Recipe {
  /** The code that makes it. */
  code: SourceCode;
  /** The other inputs by name, as values that JSON can hold. Files are represented by a hash. */
  inputs: Readonly<Record<string, unknown>>;
}

/** Where the cache is, unless the environment or a test names another folder. */
const CACHE = process.env.BUILD_CACHE || "node_modules/.cache/build";
const DAY = 24 * 3_600_000;
/** Milliseconds after which a result that no build has used is removed. */
const MAX_AGE = 14 * DAY;

/** The hash of bytes or text, to represent them among inputs. */
export function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** The key of the result of a recipe. It changes with the code and with each input. */
export function cacheKey({ code, inputs }: Recipe): string {
  return hashOf(JSON.stringify([code.entry, code.version(), inputs]));
}

/**
 * Takes a file over from an earlier build, or makes it.
 *
 * @throws the error of `make`, which leaves nothing in the cache
 */
export async function cachedFile(
  recipe: Recipe,
  make: () => Promise<Buffer>,
  folder = CACHE,
): Promise<Buffer> {
  const path = pathOf(cacheKey(recipe), folder);
  return (await readAndTouch(path)) ?? writeWhole(path, await make());
}

/**
 * A file that an earlier build has made. Undefined if there is none. It is synchronous, because for thousands of small files
 * promises cost more than waiting.
 */
export function readCached(recipe: Recipe, folder = CACHE): Buffer | undefined {
  const path = pathOf(cacheKey(recipe), folder);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return undefined;
  const now = new Date();
  if (isUseUnrecorded(found, now)) utimesSync(path, now, now);
  return readFileSync(path);
}

/** Keeps a file for later builds, synchronously. */
export function writeCached(recipe: Recipe, bytes: Buffer, folder = CACHE): void {
  const file = pathOf(cacheKey(recipe), folder);
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = unfinishedName(file);
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
}

/** A file with the names of the inputs that were read to make it. */
export interface TracedFile {
  bytes: Buffer;
  reads: Iterable<string>;
}

/**
 * Takes over or makes a file whose inputs are known only after it was made. The names of the inputs that were read
 * are kept beside it. The file is taken over if they all have the same values again.
 *
 * @param inputOf the value of an input by its name, such as the hash of a file
 */
export async function cachedTracedFile(
  recipe: Recipe,
  inputOf: (name: string) => unknown,
  make: () => Promise<TracedFile>,
  folder = CACHE,
): Promise<Buffer> {
  const list = pathOf(`${cacheKey(recipe)}.reads`, folder);
  const pathFor = async (names: readonly string[]) => {
    const values = await Promise.all(names.map(async (name) => [name, await inputOf(name)]));
    return pathOf(hashOf(JSON.stringify([cacheKey(recipe), values])), folder);
  };
  const known = await readAndTouch(list);
  if (known) {
    const cached = await readAndTouch(await pathFor(JSON.parse(String(known))));
    if (cached) return cached;
  }
  const { bytes, reads } = await make();
  const names = [...new Set(reads)].sort();
  await writeWhole(list, Buffer.from(JSON.stringify(names)));
  return writeWhole(await pathFor(names), bytes);
}

/**
 * Copies the files of a folder from an earlier build, or makes them.
 *
 * @param target the folder, which may hold other files
 * @param make writes the files into an empty folder
 */
export async function cachedFolder(
  recipe: Recipe,
  target: string,
  make: (folder: string) => Promise<void>,
  folder = CACHE,
): Promise<void> {
  const cached = pathOf(cacheKey(recipe), folder);
  if (!(await touch(cached))) {
    const unfinished = `${cached}.${randomUUID()}`;
    await mkdir(unfinished, { recursive: true });
    try {
      await make(unfinished);
      // Another build may have made the same result meanwhile.
      await rename(unfinished, cached).catch(() => {});
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
  await cp(cached, target, { recursive: true });
}

/** Removes the results that no build has used for two weeks. */
export async function pruneCache(folder = CACHE, now = Date.now()): Promise<void> {
  for (const group of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, group))) {
      const path = join(folder, group, name);
      // Another build may have renamed the file meanwhile.
      const found = await stat(path).catch(() => undefined);
      if (found && now - found.mtimeMs > MAX_AGE) await rm(path, { recursive: true, force: true });
    }
  }
}

/** Folders with two letters distribute ten thousand files. */
function pathOf(key: string, folder: string): string {
  return join(folder, key.slice(0, 2), key.slice(2));
}

async function readAndTouch(file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes) await touch(file);
  return bytes;
}

/** Records that a result was used, at most once a day. @returns false if it is not in the cache */
async function touch(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return false;
  const now = new Date();
  if (isUseUnrecorded(found, now)) await utimes(path, now, now).catch(() => {});
  return true;
}

/** Whether no build has recorded the use of a result within a day. */
function isUseUnrecorded({ mtimeMs }: Stats, now: Date): boolean {
  return now.getTime() - mtimeMs > DAY;
}

/** The name of a file until it is complete, so that an interrupted build leaves no incomplete file. */
function unfinishedName(file: string): string {
  return `${file}.${randomUUID()}`;
}

async function writeWhole(file: string, bytes: Buffer): Promise<Buffer> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = unfinishedName(file);
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}
