import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { categoryFiles } from "#app/outputs/insight-lists.ts";

/**
 * Writes what the filters of long lists fetch: for each list and category the newest items.
 *
 * @param clientDir the built site
 */
export async function writeListFiles(clientDir: string): Promise<{ written: number }> {
  const files = categoryFiles();
  for (const [path, file] of files) {
    const target = join(clientDir, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, JSON.stringify(file));
  }
  return { written: files.size };
}
