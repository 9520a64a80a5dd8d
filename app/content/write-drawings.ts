import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { drawingFile } from "./pictures.ts";

/**
 * Writes every drawing that a page names, and no other.
 *
 * @param directory the built site
 * @param addresses of all pictures that pages name, below the site
 * @throws Error when one of them stands for no drawing
 */
export async function writeDrawings(
  directory: string,
  addresses: Iterable<string>,
): Promise<{ written: number }> {
  const drawings = [...addresses].filter((address) => address.startsWith("/artwork/"));
  const folders = new Set<string>();
  for (const address of drawings) {
    const svg = drawingFile(address);
    if (svg === undefined) throw new Error(`${address} is named by a page and is no drawing`);
    const path = join(directory, address);
    const folder = dirname(path);
    // Synchronous: for thousands of small files a promise costs more than the writing.
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(path, svg);
  }
  return { written: drawings.length };
}
