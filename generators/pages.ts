import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { basePath } from "#app/lib/base-path.ts";
import { jsonLdScript } from "#app/outputs/structured-data.ts";
import { bundleBootScript } from "./boot-script.ts";
import { finishPage } from "./finish-page.ts";
import { inParallel } from "#app/lib/in-parallel.ts";

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The framework writes addresses percent-encoded; a static host looks for the decoded name. */
async function decodeNames(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await decodeNames(path);
    const decoded = decodeURIComponent(entry.name);
    if (decoded !== entry.name) await rename(path, join(folder, decoded));
  }
}

/**
 * Under a sub-path the framework writes the pages into a folder of that name; what is published is the content of
 * that folder, on every host.
 */
async function liftPages(clientDir: string): Promise<void> {
  const [top, ...rest] = basePath().split("/").filter(Boolean);
  if (!top) return;
  // Under another name first: a page of the site may be called like the sub-path.
  const lifted = join(clientDir, `.${top}`);
  await rename(join(clientDir, top), lifted);
  await cp(join(lifted, ...rest), clientDir, { recursive: true });
  await rm(lifted, { recursive: true });
}

/** The address of a page, decoded, from the place of its file. */
function addressOf(file: string, clientDir: string): string {
  const folder = dirname(relative(clientDir, file)).split(sep).join("/");
  return folder === "." ? "/" : `/${folder}`;
}

/**
 * Finishes what the framework has prerendered: names, deferred start, structured data, `404.html`; removes what
 * nobody should find.
 *
 * @param clientDir the built site
 * @returns the number of pages, and the boot script that each of them holds
 */
export async function finishPages(
  clientDir: string,
): Promise<{ pages: number; bootScript: string }> {
  await liftPages(clientDir);
  await rm(join(clientDir, "__spa-fallback.html"), { force: true });
  await decodeNames(clientDir);
  const bootScript = await bundleBootScript();
  const pages = (await filesBelow(clientDir)).filter((file) => file.endsWith("index.html"));
  await inParallel(pages, async (file) => {
    const html = await readFile(file, "utf8");
    // A page without scripts only redirects: there is nothing to finish, and nothing to say of it.
    if (!html.includes("<script")) return;
    const finished = finishPage(html, bootScript, jsonLdScript(addressOf(file, clientDir)));
    await writeFile(file, finished);
  });
  await rename(join(clientDir, "404", "index.html"), join(clientDir, "404.html"));
  await rm(join(clientDir, "404"), { recursive: true });
  return { pages: pages.length, bootScript };
}
