import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Writes a file of the built site, its folder included. Synchronous: for thousands of small files a
 * promise costs more than the writing.
 *
 * @param directory the built site
 * @param address below the site, decoded
 */
export function writeBuiltFile(directory: string, address: string, data: string | Buffer): void {
  const file = join(directory, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}
