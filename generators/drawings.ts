import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { drawingFile } from "#app/content/pictures.ts";
import { picturesIn } from "./built-addresses.ts";

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
  const folders = new Set<string>();
  let bytes = 0;
  for (const [address, page] of drawings) {
    const svg = drawingFile(address);
    if (svg === undefined) throw new Error(`${page} names ${address}, which is no drawing`);
    const path = join(clientDir, address);
    const folder = dirname(path);
    // Synchronous: for thousands of small files a promise costs more than the writing.
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(path, svg);
    bytes += svg.length;
  }
  return { written: drawings.length, bytes };
}

if (import.meta.main) {
  const { written, bytes } = await writeDrawings("build/client");
  console.log(`Wrote ${written} drawings (${Math.round(bytes / 1000)} KB).`);
}
