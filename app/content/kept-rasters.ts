import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** Where pictures are kept between builds. */
const FOLDER = "node_modules/.cache/rasters";

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
  if (kept) return kept;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  // Under another name first: a build that breaks off leaves no half picture behind.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}
