import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Manifest } from "vite";
import { renderDocument } from "./render-document.ts";
import type { Assets, SiteDefinition } from "./site-definition.ts";

/** Fewer pages than this are not worth another process. */
const LEAST_PER_PROCESS = 40;
/** Megabytes: without a limit V8 leaves its rubbish lying; its usual 16 for what is new would make it hold 100 more. */
const MEMORY = ["--max-old-space-size=640", "--max-semi-space-size=4"];

/** What a process is told. */
interface PageShare {
  /** `file:` address of the bundle, which exports `site`. */
  bundle: string;
  manifest: Manifest;
  /** `/`, or the sub-path with a slash at both ends. */
  base: string;
  /** The built site's folder. */
  directory: string;
  addresses: readonly string[];
}

/**
 * Writes pages of the site, dealt out to one process for each core; `env` is that of these.
 *
 * @returns how many pages there are, and what the processes' `finish()` gave
 * @throws Error when a page cannot be rendered
 */
export async function writePages(share: PageShare, env: NodeJS.ProcessEnv) {
  const { addresses } = share;
  const wanted = Math.ceil(addresses.length / LEAST_PER_PROCESS);
  const count = Math.max(1, Math.min(availableParallelism(), wanted));
  const options = { execArgv: MEMORY, serialization: "advanced", env } as const;
  const finished = Array.from({ length: count }, async (_, number): Promise<string[]> => {
    const child = fork(import.meta.filename, options);
    child.once("exit", (code) => {
      if (code !== 0) child.emit("error", new Error(`Writing pages failed (${code}), see above`));
    });
    const dealt = addresses.filter((_address, index) => index % count === number);
    child.send({ ...share, addresses: dealt });
    const [answer] = await once(child, "message");
    return answer;
  });
  return { pages: addresses.length, finished: (await Promise.all(finished)).flat() };
}

/** The files that the browser loads, from Vite's manifest. */
function builtAssets({ manifest, base }: PageShare, startScript: string): Assets {
  const entry = (source: string) => {
    const found = manifest[source];
    if (!found) throw new RangeError(`The build has no file made from ${source}`);
    return found;
  };
  /** A script and all that it imports, itself first. */
  const scripts = (key: string) => {
    const keys = new Set([key]);
    for (const one of keys) for (const next of entry(one).imports ?? []) keys.add(next);
    return new Set(Array.from(keys, (one) => base + entry(one).file));
  };
  const common = scripts(startScript);
  return {
    url: (source) => base + entry(source).file,
    island: (file) => {
      const key = Object.keys(manifest).find((source) => source.endsWith(`/${file}.island.tsx`));
      // An island without a file of its own is part of the start script.
      return key ? [...scripts(key).difference(common)] : [];
    },
    start: [...common],
  };
}

if (import.meta.main) {
  const [share] = (await once(process, "message")) as [PageShare];
  // A build that has ended must not be written to.
  process.once("disconnect", () => process.exit());
  const { site }: { site: SiteDefinition } = await import(share.bundle);
  const assets = builtAssets(share, site.startScript);
  for (const address of share.addresses) {
    const document = site.document(address, assets);
    if (!document) throw new RangeError(`The site has no document at ${address}`);
    // Names on disk are decoded: that is what a static host looks for.
    const name = address === site.notFound ? "404.html" : join(address, "index.html");
    const file = join(share.directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await renderDocument(document));
    // What is only weakly held is let go between turns of the event loop.
    await setImmediate();
  }
  process.send?.(site.finish(), () => process.disconnect());
}
