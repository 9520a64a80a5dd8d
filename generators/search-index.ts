import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SEARCH_FILE_PATH } from "#app/lib/search-file.ts";
import { searchFile } from "#app/outputs/search-index.ts";

/**
 * Writes the index that the search loads when a visitor first opens it.
 *
 * @param clientDir the built site
 * @throws RangeError when the index does not know what a page says
 */
export async function writeSearchIndex(
  clientDir: string,
): Promise<{ pages: number; bytes: number }> {
  const file = searchFile();
  const json = JSON.stringify(file);
  await writeFile(join(clientDir, SEARCH_FILE_PATH), json);
  return { pages: file.pages.length, bytes: Buffer.byteLength(json) };
}

if (import.meta.main) {
  const { pages, bytes } = await writeSearchIndex("build/client");
  console.log(`Wrote the search index of ${pages} pages (${Math.round(bytes / 1000)} KB).`);
}
