import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** Where rasters are kept between builds. */
export const RASTER_CACHE = "node_modules/.cache/artwork";

/** Raised when a raster is encoded differently from the same inputs. */
const ENCODING = 1;

/**
 * A raster that is made once for the same inputs and read from disk ever after.
 *
 * @param key everything that the raster depends on; a drawing's own SVG is the safest
 * @param produce makes the raster; called only when the cache does not hold it
 * @returns the raster's bytes
 */
export async function cachedRaster(
  key: string,
  produce: () => Promise<Buffer>,
  cacheDir = RASTER_CACHE,
): Promise<Buffer> {
  const versions = `${ENCODING} ${sharp.versions.vips} ${sharp.versions.rsvg}`;
  const hash = createHash("sha256").update(`${versions} ${key}`).digest("hex");
  // Two letters of folder keep ten thousand files apart.
  const file = join(cacheDir, hash.slice(0, 2), hash.slice(2));
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const raster = await produce();
  await mkdir(dirname(file), { recursive: true });
  // A build that is stopped halfway must not leave half a raster behind.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, raster);
  await rename(draft, file);
  return raster;
}
