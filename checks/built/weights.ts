import { dirname, join } from "node:path/posix";
import { brotliCompressSync } from "node:zlib";
import { budgets, type Part } from "../budgets.ts";
import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { find, type Page } from "./page.ts";

/** How a built script imports others: at once, or when they are needed. */
const AT_ONCE = /\b(?:from|import)\s*["'`](\.[^"'`]+)/g;
const LATER = /\bimport\(\s*["'`](\.[^"'`]+)/g;

/** What some parts of a page weigh, in bytes. */
export interface WeighedPage<Weighed extends Part> {
  page: Page;
  weights: Record<Weighed, number>;
}

/**
 * Weighs parts of every page, in bytes as they travel (see ../budgets.ts).
 *
 * @param parts those to weigh
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
    for (const part of parts) weights[part] = weigh(files[part]);
    return { page, weights };
  });
}

/** The files of each part of a page. */
function filesOfParts(site: BuiltSite, page: Page): Record<Part, Iterable<string>> {
  const importsOf = (file: string, how: RegExp) =>
    Array.from(String(site.read(file)).matchAll(how), ([, name = ""]) => join(dirname(file), name));
  const filesOf = (selector: string, attribute: string) =>
    find(page, `${selector}[${attribute}]`)
      .flatMap(({ attribs }) => attribs[attribute]?.split(" ") ?? [])
      .flatMap((url) => resolveTarget(site, url).file ?? []);
  const css = filesOf("link[rel~=stylesheet]", "href");
  const font = filesOf("link[rel~=preload][as=font]", "href");
  const first = [page.file, ...css, ...font, ...filesOf("script", "src")];
  const hasForm = find(page, "main form").length > 0;
  const islands = filesOf("", "data-files");
  const later = hasForm ? islands.flatMap((file) => importsOf(file, LATER)) : [];
  const scripts = new Set([...filesOf("script", "data-start"), ...islands, ...later]);
  // What is added while a set is walked through is walked through as well.
  for (const file of scripts) for (const name of importsOf(file, AT_ONCE)) scripts.add(name);
  const pictures = filesOf("img:not([srcset])", "src");
  return {
    html: [page.file],
    css,
    font,
    beforeHydration: first,
    script: hasForm ? [] : scripts,
    scriptWithForm: hasForm ? scripts : [],
    pictures,
    total: [...first, ...scripts, ...pictures],
  };
}

/** The sizes that are known of each site: brotli at its best is slow. */
const knownSizes = new WeakMap<BuiltSite, Map<string, number>>();

/** Bytes of a published file as it travels. */
export function compressedSize(site: BuiltSite, file: string): number {
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
