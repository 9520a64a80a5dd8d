import { cp, glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressDirectory } from "../../hosting/compress.ts";
import { type TemporaryFolder, temporaryFolder } from "../site/temporary-folder.ts";

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const MODULE_PRELOAD = /<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi;

/** A page without its scripts and without the hints to load any: all else stays as it is. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPT, "").replace(MODULE_PRELOAD, "");
}

/**
 * A copy of the built site whose pages have no scripts, compressed like the site itself.
 *
 * @param build the folder that holds client/ and deploy/
 * @returns a folder of the same form
 * @throws Error when a script is left in a page
 */
export async function copyWithoutScripts(build: string): Promise<TemporaryFolder> {
  const copy = temporaryFolder("paint");
  const client = join(copy.folder, "client");
  await cp(join(build, "deploy"), join(copy.folder, "deploy"), { recursive: true });
  await cp(join(build, "client"), client, { recursive: true, preserveTimestamps: true });
  for await (const name of glob("**/*.html", { cwd: client })) {
    const html = withoutScripts(await readFile(join(client, name), "utf8"));
    if (/<script/i.test(html)) throw new Error(`${name} still has a script`);
    await writeFile(join(client, name), html);
  }
  await compressDirectory(client);
  return copy;
}
