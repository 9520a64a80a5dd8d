import type { ManifestChunk } from "vite";
import type { BuiltSite } from "./built-site.ts";
import { elementsOf, type Page, type PageElement } from "./page.ts";

/**
 * All scripts that a page starts: the one that its boot script names, the islands on it, and all that
 * these import.
 *
 * @param withLater also what those islands load later that not every page has: the rules of a form
 * @returns files below the site's root
 * @throws RangeError when the page names a script that the build's manifest does not
 */
export function scriptsOf(page: Page, site: BuiltSite, withLater: boolean): Set<string> {
  const { address } = page;
  const starts = elementsOf(page, "script").flatMap(startOf);
  if (starts.length !== 1)
    throw new RangeError(`${address} starts ${starts.length} scripts, not one`);
  const start = Object.values(site.manifest).find(
    ({ file }) => starts[0] === `${site.base}/${file}`,
  );
  if (!start) throw new RangeError(`${address} starts ${starts[0]}, which the manifest lacks`);
  const islands = islandsOf(page, site);
  const isOwn = (island: ManifestChunk) =>
    site.pages.some((other) => !islandsOf(other, site).includes(island));
  const later = islands.filter((island) => withLater && isOwn(island));
  const keys = later.flatMap(({ dynamicImports = [] }) => dynamicImports);
  return closureOf(site, [start, ...islands, ...keys.map((key) => chunkOf(site, key))]);
}

function startOf({ attributes }: PageElement): string[] {
  const start = attributes.get("data-start");
  if (start !== undefined) return [start];
  return attributes.get("type") === "module" ? [attributes.get("src") ?? ""] : [];
}

/** The chunks of the islands on a page; an island without files of its own came with the start script. */
function islandsOf(page: Page, site: BuiltSite): ManifestChunk[] {
  return elementsOf(page, "site-island").flatMap(({ attributes }) => {
    const name = attributes.get("data-name") ?? "";
    const ending = `/${name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.island.tsx`;
    const key = Object.keys(site.manifest).find((source) => source.endsWith(ending));
    if (key) return [chunkOf(site, key)];
    if (!attributes.has("data-files")) return [];
    throw new RangeError(`${page.address}: the manifest has no …${ending} for the island ${name}`);
  });
}

function chunkOf({ manifest }: BuiltSite, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new RangeError(`The manifest names ${key} and does not describe it`);
  return chunk;
}

/** The files of these chunks and of all that they import before they run. */
function closureOf(site: BuiltSite, entries: readonly ManifestChunk[]): Set<string> {
  const files = new Set<string>();
  const waiting = [...entries];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []).map((key) => chunkOf(site, key)));
  }
  return files;
}
