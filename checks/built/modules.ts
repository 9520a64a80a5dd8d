import { posix } from "node:path";
import { parseSync } from "vite";
import type { BuiltSite } from "./built-site.ts";
import type { Page } from "./page.ts";

/** The JavaScript modules of the built site and what each imports, by path of the file. */
export interface ModuleGraph {
  static: ReadonlyMap<string, readonly string[]>;
  dynamic: ReadonlyMap<string, readonly string[]>;
}

export function readModules(site: BuiltSite): ModuleGraph {
  const fixed = new Map<string, string[]>();
  const dynamic = new Map<string, string[]>();
  for (const file of site.files) {
    if (!file.endsWith(".js")) continue;
    const source = site.read(file).toString("utf8");
    const { module } = parseSync(file, source);
    const resolve = (specifier: string | undefined) => {
      const path = posix.join(posix.dirname(file), specifier ?? "");
      return specifier?.startsWith(".") && site.files.has(path) ? [path] : [];
    };
    const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
    const exported = module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    );
    fixed.set(file, [...imported, ...exported].flatMap(resolve));
    const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      source.slice(start + 1, end - 1),
    );
    dynamic.set(file, later.flatMap(resolve));
  }
  return { static: fixed, dynamic };
}

/** These modules and all that they import before they run. */
export function closureOf(graph: ModuleGraph, entries: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(graph.static.get(file) ?? []));
  }
  return reached;
}

/** What modules import only when something happens. */
export function laterOf(graph: ModuleGraph, files: Iterable<string>): string[] {
  return [...files].flatMap((file) => graph.dynamic.get(file) ?? []);
}

/**
 * The modules that a page names, wherever it does: script, preload, or the data of its start.
 * Whole paths are searched for, since the form of that data is the framework's business.
 */
export function modulesNamedBy(page: Page, site: BuiltSite): string[] {
  const named = page.html.match(/[\w./%~-]+\.js\b/g) ?? [];
  const files = named.map((path) => path.replace(site.base, "").replace(/^\.?\//, ""));
  return [...new Set(files)].filter((file) => site.files.has(file));
}
