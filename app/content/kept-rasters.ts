import { createHash, randomUUID } from "node:crypto";
import { glob, mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** Where pictures are kept between builds. */
const FOLDER = "node_modules/.cache/rasters";
/** Milliseconds. */
const MONTH = 30 * 24 * 3_600_000;

/**
 * A picture that is made once from the same inputs and read from disk afterwards.
 *
 * @param key everything that the picture depends on
 * @param make called only when the picture is not kept
 * @returns the file's bytes
 */
export async function keptRaster(
  key: string,
  make: () => Promise<Buffer>,
  folder = FOLDER,
): Promise<Buffer> {
  const versions = `${sharp.versions.vips} ${sharp.versions.rsvg}`;
  const hash = createHash("sha256").update(`${versions} ${key}`).digest("hex");
  // Two letters of folder keep ten thousand files apart.
  const file = join(folder, hash.slice(0, 2), hash.slice(2));
  const kept = await readFile(file).catch(() => undefined);
  if (kept) {
    // Only what is not in use grows old and is removed.
    await utimes(file, new Date(), new Date());
    return kept;
  }
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  // Under another name first: a build that breaks off leaves no half picture behind.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}

/** Removes what no build has used for a month, so that the folder stays small. */
export async function sweepRasters(folder = FOLDER): Promise<void> {
  for await (const name of glob("*/*", { cwd: folder })) {
    const file = join(folder, name);
    // Another build may sweep at the same time.
    const { mtimeMs } = (await stat(file).catch(() => undefined)) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > MONTH) await rm(file, { force: true });
  }
}
