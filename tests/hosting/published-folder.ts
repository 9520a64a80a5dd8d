import { mkdir, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { BuiltSite } from "./built-site.ts";

/**
 * The folder that a web server publishes: the site itself, or a folder that holds the site under
 * its base path.
 *
 * @param folder where such a folder may be made
 */
export async function publishedFolder({ root, rules }: BuiltSite, folder: string): Promise<string> {
  if (rules.basePath === "") return resolve(root);
  const published = join(folder, "published");
  await mkdir(dirname(join(published, rules.basePath)), { recursive: true });
  await symlink(resolve(root), join(published, rules.basePath));
  return published;
}
