import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import sharp from "sharp";
import { ContentError } from "#app/content/content-problem.ts";
import { contentRoot } from "#app/content/source-files.ts";
import { nearestTint } from "#app/lib/photo-tints.ts";
import {
  PHOTO_CACHE,
  type PhotoManifest,
  type PhotoRecord,
  photoManifestPath,
} from "#app/outputs/photos.ts";

/**
 * Writes the list of the photos in content/photos/: what pages say of them without opening them.
 * Comes before the pages.
 *
 * @throws ContentError when a file there is no photo that can be read
 */
export async function listPhotos(): Promise<{ photos: number }> {
  const root = join(contentRoot(), "photos");
  const photos: PhotoManifest = {};
  for (const file of existsSync(root) ? await photoFiles(root) : []) {
    photos[file] = await describe(join(root, file), file);
  }
  await mkdir(PHOTO_CACHE, { recursive: true });
  // Under another name first: whoever reads meanwhile finds the old list or the new one.
  const unfinished = `${photoManifestPath()}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(photos));
  await rename(unfinished, photoManifestPath());
  return { photos: Object.keys(photos).length };
}

async function photoFiles(root: string): Promise<string[]> {
  const entries = await Array.fromAsync(glob("**/*", { cwd: root, withFileTypes: true }));
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .map((file) => file.split(sep).join("/"))
    .sort();
}

async function describe(path: string, file: string): Promise<PhotoRecord> {
  const bytes = await readFile(path);
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    const { dominant } = await sharp(bytes).stats();
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    const { width, height } = autoOrient;
    return { width, height, hash, placeholder: nearestTint(dominant) };
  } catch (error) {
    const value = error instanceof Error ? error.message : String(error);
    const remedy = "put a JPEG, PNG, WebP, AVIF or TIFF here, or remove the file";
    throw new ContentError([{ file: `content/photos/${file}`, field: "(file)", value, remedy }]);
  }
}

if (import.meta.main) {
  const { photos } = await listPhotos();
  console.log(`Listed ${photos} photos.`);
}
