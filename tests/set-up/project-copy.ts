import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";

/** What a build neither needs nor should take along. */
const LEFT = new Set([".git", ".react-router", "build", "node_modules", "test-results"]);

/**
 * Copies the sources of the project, for a build of its own; the packages are for the caller to link.
 *
 * @param root folder of package.json
 * @param folder of the copy; made here where it is missing
 */
export async function copySources(root: string, folder: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!LEFT.has(name)) await cp(join(root, name), join(folder, name), { recursive: true });
  }
}
