import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Manifest } from "vite";
import { compressedForms } from "../hosting/compress.ts";
import { hashOf, type Recipe } from "./build-cache.ts";
import { type CachedPage, readCachedPages, writeCachedPages } from "./page-cache.ts";
import { pageRenderer } from "./page-renderer.ts";
import type { Assets, BuiltFiles, RecordedDocument, SiteDefinition } from "./site-definition.ts";
import { sourceCode } from "./source-code.ts";
import { pageSheet, sharedSheet } from "./style-sheets.ts";

const CODE = sourceCode("platform/write-pages.ts");

/** What is needed to write pages of a site. */
export interface PageSetUp {
  builtFiles: BuiltFiles;
  manifest: Manifest;
  /** `/`, or the sub-path with a slash at both ends. */
  base: string;
  /** The built site's folder. */
  directory: string;
  /** A hash of everything that a page can depend on, besides the texts of items, the manifest and the built files. */
  inputs: string;
}

/** Pages to write. */
interface PagesToWrite extends PageSetUp {
  addresses: readonly string[];
}

/** The files that the browser loads, from Vite's manifest. */
function builtAssets(
  { manifest, base }: Pick<PageSetUp, "manifest" | "base">,
  site: SiteDefinition,
): Assets {
  const entry = (source: string) => {
    const found = manifest[source];
    if (!found) throw new RangeError(`The build has no file made from ${source}`);
    return found;
  };
  /** A script and all its imports, the script first. */
  const scripts = (source: string) => {
    const sources = new Set([source]);
    // The iteration includes elements that are added to the set during the iteration.
    for (const known of sources) {
      for (const imported of entry(known).imports ?? []) sources.add(imported);
    }
    return new Set(Array.from(sources, (known) => base + entry(known).file));
  };
  const startScripts = scripts(site.startScript);
  const sources = Object.keys(manifest);
  return {
    sheet: (name) => base + entry(sharedSheet(name, sources)).file,
    pageSheet(folder) {
      const source = pageSheet(folder, sources);
      return source && base + entry(source).file;
    },
    island: (file) => {
      const key = sources.find((source) => source.endsWith(`/${file}.island.tsx`));
      if (!key) throw new RangeError(`The build has no island ${file}`);
      const needed = scripts(site.islandScript).union(scripts(key));
      return [...needed.difference(startScripts)];
    },
    start: [...startScripts],
  };
}

/**
 * Writes pages of the site in this process, with their compressed forms. A page is taken over from an earlier build if
 * everything is the same on which it depends (docs/decisions/0040-builds-cost-what-changed.md).
 *
 * @param cache the folder of the cache
 * @returns the addresses of the pictures that the pages use
 * @throws Error if a page cannot be rendered
 */
export async function writePagesHere(
  site: SiteDefinition,
  toWrite: PagesToWrite,
  cache?: string,
): Promise<string[]> {
  const assets = builtAssets(toWrite, site);
  const { inputs, manifest, base, builtFiles } = toWrite;
  const sharedInputs = hashOf(JSON.stringify([inputs, manifest, base, builtFiles]));
  const render = pageRenderer(site, assets);
  const usedAssets = new Set<string>();
  for (const addresses of groupsOf(toWrite.addresses, site)) {
    const recipe = recipeOf(addresses, sharedInputs, site);
    const cached = readCachedPages(recipe, cache);
    const pages = cached ?? (await renderPages(addresses, { site, render, recipe, cache }));
    for (const [index, page] of pages.entries()) {
      for (const used of page.assets) usedAssets.add(used);
      writePage(page, join(toWrite.directory, pageFile(addresses[index] ?? "", site)));
    }
    // V8 frees weakly held objects between turns of the event loop.
    await setImmediate();
  }
  return [...usedAssets];
}

/** Divides addresses into groups. The addresses of an item with a text are a group; any other address is alone. */
function groupsOf(addresses: readonly string[], site: SiteDefinition): string[][] {
  const groups = Map.groupBy(addresses, (address) => site.ownText(address)?.name ?? address);
  return [...groups.values()];
}

/**
 * The inputs of the pages of a group, if they show the text of no other item.
 *
 * @param sharedInputs a hash of the inputs that all pages share
 */
function recipeOf(
  addresses: readonly string[],
  sharedInputs: string,
  site: SiteDefinition,
): Recipe {
  const text = site.ownText(addresses[0] ?? "")?.text;
  return { code: CODE, inputs: { sharedInputs, addresses, text: text && hashOf(text) } };
}

interface PageTask {
  site: SiteDefinition;
  render: (address: string) => Promise<RecordedDocument<Buffer>>;
  recipe: Recipe;
  cache: string | undefined;
}

/** Renders and compresses the pages of a group. They are kept for later builds, unless one shows the text of another item. */
async function renderPages(addresses: readonly string[], task: PageTask): Promise<CachedPage[]> {
  const { site, render, recipe, cache } = task;
  const ownText = site.ownText(addresses[0] ?? "")?.name;
  const pages: CachedPage[] = [];
  const texts = new Set<string>();
  for (const address of addresses) {
    const { result: html, assets, ...recorded } = await render(address);
    for (const text of recorded.texts) texts.add(text);
    pages.push({ html, assets, ...compressedForms(html, { isItem: ownText !== undefined }) });
  }
  if ([...texts].every((text) => text === ownText)) writeCachedPages(recipe, pages, cache);
  return pages;
}

/** The path of a page's file below the site's folder. It is decoded, because static hosts look for decoded names. */
export function pageFile(address: string, site: SiteDefinition): string {
  const isNotFound = address === site.notFoundFor(address);
  return join(".", isNotFound ? `${address}.html` : join(address, "index.html"));
}

function writePage({ html, br, gz }: CachedPage, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  // A page that is written again may have had compressed forms that it lacks now.
  writeOrRemove(`${file}.br`, br);
  writeOrRemove(`${file}.gz`, gz);
}

function writeOrRemove(file: string, bytes: Buffer | undefined): void {
  if (bytes) writeFileSync(file, bytes);
  else rmSync(file, { force: true });
}
