import type { Manifest } from "vite";
import type { Assets } from "./site-definition.ts";

export interface AssetOptions {
  manifest: Manifest;
  /** `/`, or the sub-path with a slash at both ends. */
  base: string;
  /** Source path of the start script. */
  start: string;
}

/** The built files, from Vite's manifest. */
export function builtAssets({ manifest, base, start }: AssetOptions): Assets {
  const entry = (source: string) => {
    const found = manifest[source];
    if (!found) throw new RangeError(`The build has no file made from ${source}`);
    return found;
  };
  const scripts = (key: string, known = new Set<string>()): Set<string> => {
    const { file, imports = [] } = entry(key);
    known.add(file);
    for (const next of imports) if (!known.has(entry(next).file)) scripts(next, known);
    return known;
  };
  const common = scripts(start);
  return {
    url: (source) => `${base}${entry(source).file}`,
    island: (file) => {
      const key = Object.keys(manifest).find((source) => source.endsWith(`/${file}.island.tsx`));
      // An island without a file of its own is part of the start script.
      const own = key ? scripts(key).difference(common) : [];
      return Array.from(own, (script) => `${base}${script}`);
    },
    start: Array.from(common, (script) => `${base}${script}`),
  };
}

/** The sources themselves, as Vite serves them while developing. */
export function devAssets(base: string, start: string): Assets {
  const url = (source: string) => `${base}${source}`;
  return { url, island: () => [], start: [url(start)], devClient: url("@vite/client") };
}
