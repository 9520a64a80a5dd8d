import type { Manifest } from "vite";
import type { Assets } from "./site-definition.ts";

/** The sources whose scripts every page loads anyway. */
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
  const scripts = (key: string, known: Set<string>): Set<string> => {
    const { file, imports = [] } = entry(key);
    known.add(file);
    for (const next of imports) if (!known.has(entry(next).file)) scripts(next, known);
    return known;
  };
  const common = scripts(start, new Set());
  const islands = new Map<string, readonly string[]>();
  for (const key of Object.keys(manifest)) {
    const name = /([^/]+)\.island\.tsx$/.exec(key)?.[1];
    if (!name) continue;
    const own = [...scripts(key, new Set())].filter((file) => !common.has(file));
    islands.set(
      name,
      own.map((file) => `${base}${file}`),
    );
  }
  return {
    url: (source) => `${base}${entry(source).file}`,
    // An island without a file of its own is part of the start script.
    island: (file) => islands.get(file) ?? [],
  };
}

/** The sources themselves, as Vite serves them while developing. */
export function devAssets(base: string): Assets {
  return {
    url: (source) => `${base}${source}`,
    island: () => [],
    devClient: `${base}@vite/client`,
  };
}
