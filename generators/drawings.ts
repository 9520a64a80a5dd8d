import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { drawingFile } from "#app/outputs/pictures.ts";
import { picturesIn } from "./built-addresses.ts";
import { inParallel } from "./in-parallel.ts";

/**
 * Writes every drawing that a page names, and no other.
 *
 * @param clientDir the built site
 * @param pictures addresses of pictures, each with a page that names it; left out: looked up in all pages
 * @throws when a page names an address that stands for no drawing
 */
export async function writeDrawings(
  clientDir: string,
  pictures?: ReadonlyMap<string, string>,
): Promise<{ written: number; bytes: number }> {
  const named = [...(pictures ?? (await picturesIn(clientDir)))];
  const drawings = named.filter(([address]) => address.startsWith("/artwork/"));
  const sizes = await inParallel(drawings, async ([address, page]) => {
    const svg = drawingFile(address);
    if (svg === undefined) throw new Error(`${page} names ${address}, which is no drawing`);
    const path = join(clientDir, address);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, svg);
    return svg.length;
  });
  return { written: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

if (import.meta.main) {
  const { written, bytes } = await writeDrawings("build/client");
  console.log(`Wrote ${written} drawings (${Math.round(bytes / 1000)} KB).`);
}
