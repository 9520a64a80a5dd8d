import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { inParallel } from "#app/lib/in-parallel.ts";

/** The address of a picture that the build makes because a page names it. */
export const PICTURE_ADDRESS = /\/(?:artwork\/[\w./-]+\.svg|photos\/[\w./-]+\.(?:avif|webp|jpg))/g;

/**
 * Collects the addresses of pictures that the built pages and their data files name.
 *
 * @param clientDir the built site
 * @returns each address with one file that names it, for messages
 */
export async function picturesIn(clientDir: string): Promise<Map<string, string>> {
  const files = await Array.fromAsync(glob("**/*.{html,data}", { cwd: clientDir }));
  const addresses = new Map<string, string>();
  await inParallel(files.sort(), async (file) => {
    const text = await readFile(join(clientDir, file), "utf8");
    for (const [address] of text.matchAll(PICTURE_ADDRESS)) addresses.set(address, file);
  });
  return addresses;
}
