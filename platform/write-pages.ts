import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Manifest } from "vite";
import { renderDocument } from "./render-document.ts";
import type { Assets, BuiltFiles, SiteModule } from "./site-definition.ts";
import { pageSheet, sharedSheet } from "./style-sheets.ts";

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
}

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
    const dealt = addresses.filter((_address, index) => index % count === number);
    return writeInProcess({ ...share, addresses: dealt });
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
function builtAssets({ manifest, base }: PageShare, startScript: string): Assets {
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
  const common = scripts(startScript);
  const sources = Object.keys(manifest);
  return {
    sheet: (name) => base + entry(sharedSheet(name, sources)).file,
    pageSheet(folder) {
      const source = pageSheet(folder, sources);
      return source && base + entry(source).file;
    },
    island: (file) => {
      const key = sources.find((source) => source.endsWith(`/${file}.island.tsx`));
      // An island without a file of its own is part of the start script.
      return key ? [...scripts(key).difference(common)] : [];
    },
    start: [...common],
  };
}

if (import.meta.main) {
  const [share] = (await once(process, "message")) as [PageShare];
  // A process whose build has ended must not go on writing.
  process.once("disconnect", () => process.exit());
  const { openSite }: SiteModule = await import(share.bundle);
  const site = openSite(readFileSync(share.dataFile, "utf8"), share.builtFiles);
  const assets = builtAssets(share, site.startScript);
  for (const address of share.addresses) {
    const document = site.document(address, assets);
    if (!document) throw new RangeError(`The site has no document at ${address}`);
    // File names are decoded, because static hosts look for decoded names.
    const isNotFound = address === site.notFoundFor(address);
    const name = isNotFound ? `${address}.html` : join(address, "index.html");
    const file = join(share.directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await site.within(address, () => renderDocument(document)));
    // V8 frees weakly held objects between turns of the event loop.
    await setImmediate();
  }
  process.send?.(site.usedAssets(), () => process.disconnect());
}
