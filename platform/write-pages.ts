import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Manifest } from "vite";
import { compressedPage } from "../hosting/compress.ts";
import { hashOf, type Recipe } from "./build-cache.ts";
import { type CachedPage, readCachedPage, writeCachedPage } from "./page-cache.ts";
import { renderDocument } from "./render-document.ts";
import type { Assets, BuiltFiles, SiteDefinition, SiteModule } from "./site-definition.ts";
import { sourceCode } from "./source-code.ts";
import { pageSheet, sharedSheet } from "./style-sheets.ts";

const CODE = sourceCode("platform/write-pages.ts");

/** The fewest pages for which another process pays off. */
const LEAST_PER_PROCESS = 40;
/**
 * Limits of the heap in megabytes, so that V8 collects garbage. The default of 16 MB for new objects would cost another
 * 100 MB.
 */
const MEMORY = ["--max-old-space-size=640", "--max-semi-space-size=4"];

/** The task of a process. */
interface PageShare {
  /** The `file:` address of the bundle, which exports a `SiteModule`. */
  bundle: string;
  /** Path of the file with the data of the site, as JSON. */
  dataFile: string;
  builtFiles: BuiltFiles;
  manifest: Manifest;
  /** `/`, or the sub-path with a slash at both ends. */
  base: string;
  /** The built site's folder. */
  directory: string;
  addresses: readonly string[];
  /** A hash of everything that a page can depend on, besides the texts of items, the manifest and the built files. */
  inputs: string;
}

/** What this process needs to write its share of the pages. It has loaded the content already. */
type OwnShare = Omit<PageShare, "bundle" | "dataFile">;

/**
 * Writes pages of the site in several processes, one for each core.
 *
 * @returns the number of pages, and the assets that they use
 * @throws Error if a page cannot be rendered
 */
export async function writePages(share: PageShare) {
  const { addresses } = share;
  const wanted = Math.ceil(addresses.length / LEAST_PER_PROCESS);
  const count = Math.max(1, Math.min(availableParallelism(), wanted));
  const processes = Array.from({ length: count }, (_, number) => {
    const own = addresses.filter((_address, index) => index % count === number);
    return writeInProcess({ ...share, addresses: own });
  });
  return { pages: addresses.length, usedAssets: (await Promise.all(processes)).flat() };
}

/** @returns the assets that the pages use */
async function writeInProcess(share: PageShare): Promise<string[]> {
  const child = fork(import.meta.filename, { execArgv: MEMORY, serialization: "advanced" });
  child.once("exit", (code) => {
    if (code !== 0) child.emit("error", new Error(`Writing pages failed (${code}), see above`));
  });
  child.send(share);
  const [usedAssets] = await once(child, "message");
  return usedAssets;
}

/** The files that the browser loads, from Vite's manifest. */
function builtAssets(
  { manifest, base }: Pick<PageShare, "manifest" | "base">,
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
  share: OwnShare,
  cache?: string,
): Promise<string[]> {
  const assets = builtAssets(share, site);
  const { inputs, manifest, base, builtFiles } = share;
  const sharedInputs = hashOf(JSON.stringify([inputs, manifest, base, builtFiles]));
  const usedAssets = new Set<string>();
  for (const address of share.addresses) {
    const recipe = recipeOf(address, sharedInputs, site);
    const page =
      (await readCachedPage(recipe, cache)) ??
      (await renderPage(address, { site, assets, recipe, cache }));
    for (const used of page.assets) usedAssets.add(used);
    writePage(page, join(share.directory, pageFile(address, site)));
    // V8 frees weakly held objects between turns of the event loop.
    await setImmediate();
  }
  return [...usedAssets];
}

/**
 * The inputs of a page that shows the text of no other item.
 *
 * @param sharedInputs a hash of the inputs that all pages share
 */
function recipeOf(address: string, sharedInputs: string, site: SiteDefinition): Recipe {
  const text = site.ownText(address)?.text;
  return { code: CODE, inputs: { sharedInputs, address, text: text && hashOf(text) } };
}

interface PageTask {
  site: SiteDefinition;
  assets: Assets;
  recipe: Recipe;
  cache: string | undefined;
}

/** Renders and compresses a page. It is kept for later builds, unless it shows the text of an item at another address. */
async function renderPage(address: string, task: PageTask): Promise<CachedPage> {
  const { site, assets, recipe, cache } = task;
  const document = site.document(address, assets);
  if (!document) throw new RangeError(`The site has no document at ${address}`);
  const recorded = await site.record(address, () => renderDocument(document));
  const html = recorded.result;
  const ownText = site.ownText(address)?.name;
  const forms = compressedPage(html, { isItem: ownText !== undefined });
  const page = { html, ...forms, assets: recorded.assets };
  if (recorded.texts.every((name) => name === ownText)) await writeCachedPage(recipe, page, cache);
  return page;
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

if (import.meta.main) {
  const [share] = (await once(process, "message")) as [PageShare];
  // A process whose build has ended must not go on writing.
  process.once("disconnect", () => process.exit());
  const { openSite }: SiteModule = await import(share.bundle);
  const site = openSite(readFileSync(share.dataFile, "utf8"), share.builtFiles);
  const usedAssets = await writePagesHere(site, share);
  process.send?.(usedAssets, () => process.disconnect());
}
