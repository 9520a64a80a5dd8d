import { dirname, join } from "node:path/posix";
import { brotliCompressSync } from "node:zlib";
import { budgets, type Part } from "../budgets.ts";
import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { find, type Page, textOf } from "./page.ts";

/** A static import of a built script, and an import when it is needed. */
const STATIC_IMPORT = /\b(?:from|import)\s*["'`](\.[^"'`]+)/g;
const DYNAMIC_IMPORT = /\bimport\(\s*["'`](\.[^"'`]+)/g;

/** What some parts of a page weigh, in bytes. */
export interface WeighedPage<Weighed extends Part> {
  page: Page;
  weights: Record<Weighed, number>;
}

/**
 * Weighs parts of every page, in compressed bytes (see ../budgets.ts).
 *
 * @param parts the parts to weigh
 * @throws Error when a page or a script names a script that is not there
 */
export function weighPages<Weighed extends Part>(
  site: BuiltSite,
  parts: readonly Weighed[],
): WeighedPage<Weighed>[] {
  const weigh = (files: Iterable<string>) =>
    [...new Set(files)].reduce((total, file) => total + compressedSize(site, file), 0);
  return site.pages.map((page) => {
    const files = filesOfParts(site, page);
    const weights = {} as Record<Weighed, number>;
    for (const part of parts) {
      const isBeforeIntent = part === "scriptBeforeIntent" && !hasReact(page);
      weights[part] = weigh(files[part]) + (isBeforeIntent ? inlineScriptSize(page) : 0);
    }
    return { page, weights };
  });
}

/** Whether a part of the page needs React before the visitor does anything. */
function hasReact(page: Page): boolean {
  return find(page, "site-island[data-name]").length > 0;
}

/** The compressed size of the scripts that stand in a page. Their compression is part of that of the page. */
export function inlineScriptSize(page: Page): number {
  const text = find(page, "script:not([src], [type])").map(textOf).join("");
  return text === "" ? 0 : brotliCompressSync(text).length;
}

/** The files of each part of a page. */
function filesOfParts(site: BuiltSite, page: Page): Record<Part, Iterable<string>> {
  const importsOf = (file: string, kind: RegExp) =>
    Array.from(String(site.read(file)).matchAll(kind), ([, name = ""]) =>
      join(dirname(file), name),
    );
  const filesOf = (selector: string, attribute: string) =>
    find(page, `${selector}[${attribute}]`)
      .flatMap(({ attribs }) => attribs[attribute]?.split(" ") ?? [])
      .flatMap((url) => resolveTarget(site, url).file ?? []);
  const css = filesOf("link[rel~=stylesheet]:not([data-by-content])", "href");
  const cssByContent = filesOf("link[rel~=stylesheet][data-by-content]", "href");
  const font = filesOf("link[rel~=preload][as=font]", "href");
  const first = [page.file, ...css, ...cssByContent, ...font, ...filesOf("script", "src")];
  const hasForm = find(page, "main form").length > 0;
  const islands = filesOf("", "data-files");
  // The script that hydrates islands can load the islands of every page.
  const importedLater = islands.flatMap((file) => importsOf(file, DYNAMIC_IMPORT));
  const later = hasForm ? importedLater.filter((file) => !file.includes(".island")) : [];
  const scripts = new Set([...filesOf("script", "data-start"), ...islands, ...later]);
  // The loop also visits the scripts that it adds.
  for (const file of scripts) {
    for (const name of importsOf(file, STATIC_IMPORT)) scripts.add(name);
  }
  const pictures = filesOf("img:not([srcset])", "src");
  const total = [...first, ...scripts, ...pictures];
  return {
    html: [page.file],
    css,
    cssByContent,
    font,
    beforeHydration: first,
    scriptBeforeIntent: hasReact(page) ? [] : scripts,
    script: hasForm ? [] : scripts,
    scriptWithForm: hasForm ? scripts : [],
    pictures,
    total,
    homeTotal: page.address === "/" ? total : [],
  };
}

/** Compressed sizes of each site. Brotli at its best level is slow, so each file is compressed only once. */
const knownSizes = new WeakMap<BuiltSite, Map<string, number>>();

/** The compressed size of a published file, in bytes. Fonts and photos travel as they are. */
function compressedSize(site: BuiltSite, file: string): number {
  const known = knownSizes.get(site) ?? new Map<string, number>();
  knownSizes.set(site, known);
  const knownSize = known.get(file);
  if (knownSize !== undefined) return knownSize;
  const content = site.read(file);
  const isText = /\.(html|css|js|svg|json)$/.test(file);
  const size = isText ? brotliCompressSync(content).length : content.length;
  known.set(file, size);
  return size;
}

/** The parts of pages that are over their budget (../budgets.ts). */
export function findOverweight<Weighed extends Part>(
  weighed: readonly WeighedPage<Weighed>[],
): string[] {
  return weighed.flatMap(({ page, weights }) => {
    const parts = Object.keys(weights) as Weighed[];
    const tooHeavy = parts.filter((part) => weights[part] > budgets[part]);
    return tooHeavy.map(
      (part) => `${page.address}: ${weights[part]} bytes of ${part}, over ${budgets[part]}`,
    );
  });
}
