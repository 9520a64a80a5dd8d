import { brotliCompressSync, constants } from "node:zlib";
import type { ManifestChunk } from "vite";
import { siteAddress } from "../../hosting/address.ts";
import { budgets, CARDS, htmlBudget, TOPICS, WORDS } from "../budgets.ts";
import type { Problem } from "../problem.ts";
import { type BuiltSite, readBuiltSite, resolveTarget } from "./built-site.ts";
import { elementsOf, isInside, linksOf, type Page, type PageElement } from "./page.ts";

const parts = ["html", "css", "font", "beforeHydration", "script", "pictures", "total"] as const;

/** What one page weighs, in bytes as they travel (see ../budgets.ts for the meaning of each). */
export interface PageWeight extends Record<(typeof parts)[number], number> {
  page: Page;
  hasForm: boolean;
  /** How many photos there are. */
  photos: number;
  /** Services and industries in the menu, cards, and words of the page's own. */
  topics: number;
  cards: number;
  words: number;
}

/** Weighs every page. Takes seconds: brotli at its best is slow, and each file is pressed once. */
export function weighPages(site: BuiltSite): PageWeight[] {
  const pressed = new Map<string, number>();
  const weigh = (file: string) => {
    const size = pressed.get(file) ?? weightOf(file, site.read(file));
    pressed.set(file, size);
    return size;
  };
  const sum = (files: Iterable<string>) =>
    [...new Set(files)].reduce((total, file) => total + weigh(file), 0);

  return site.pages.map((page) => {
    const fonts = linksOf(page, "preload").filter((link) => link.attributes.get("as") === "font");
    const css = filesOf(site, linksOf(page, "stylesheet"), "href");
    const font = filesOf(site, fonts, "href");
    const first = [page.file, ...css, ...font, ...filesOf(site, elementsOf(page, "script"), "src")];
    const hasForm = elementsOf(page, "form").some((form) => isInside(form, "main"));
    const scripts = scriptsOf(page, site, hasForm);
    const photos = elementsOf(page, "img").filter(({ attributes }) => attributes.has("srcset"));
    const drawings = elementsOf(page, "img").filter((image) => !photos.includes(image));
    const pictures = filesOf(site, drawings, "src");
    return {
      page,
      hasForm,
      photos: photos.length,
      topics: topicsOf(page),
      cards: elementsOf(page, "article").length,
      words: (elementsOf(page, "main")[0]?.text ?? "").split(/\s+/).length,
      html: weigh(page.file),
      css: sum(css),
      font: sum(font),
      beforeHydration: sum(first),
      script: sum(scripts),
      pictures: sum(pictures),
      total: sum([...first, ...scripts, ...pictures]),
    };
  });
}

/** Services and industries that the menu leads to. */
function topicsOf(page: Page): number {
  const inMenu = elementsOf(page, "a").filter((link) => isInside(link, "header"));
  const hrefs = inMenu.map(({ attributes }) => attributes.get("href") ?? "");
  return new Set(hrefs.filter((href) => /\/(services|industries)\/[^/]+$/.test(href))).size;
}

function filesOf(site: BuiltSite, elements: readonly PageElement[], name: string): string[] {
  return elements.flatMap(({ attributes }) => {
    const target = attributes.has(name) && resolveTarget(site, attributes.get(name) ?? "");
    return target && target.kind === "inside" && target.file ? [target.file] : [];
  });
}

function weightOf(file: string, content: Buffer): number {
  if (!/\.(html|css|js|svg|json)$/.test(file)) return content.length;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}

/**
 * The scripts that a page starts: the one that its boot script names, those of its islands, and all that these import;
 * with a form also what islands that not every page has load later: its rules.
 */
function scriptsOf(page: Page, site: BuiltSite, hasForm: boolean): Set<string> {
  const chunkOf = (url: string) => {
    const chunk = Object.values(site.manifest).find(({ file }) => url === `${site.base}/${file}`);
    if (!chunk) throw new RangeError(`${page.address} starts ${url}, which the manifest lacks`);
    return chunk;
  };
  const starts = elementsOf(page, "script").flatMap(
    ({ attributes }) => attributes.get("data-start") ?? [],
  );
  if (starts.length !== 1) {
    throw new RangeError(`${page.address} is started ${starts.length} times, not once`);
  }
  const islands = islandFilesOf(page);
  const own = islands.filter((url) =>
    site.pages.some((other) => !islandFilesOf(other).includes(url)),
  );
  const later = (hasForm ? own : []).flatMap((url) => chunkOf(url).dynamicImports ?? []);
  return closureOf(site, [
    ...[...starts.flatMap((urls) => urls.split(" ")), ...islands].map(chunkOf),
    ...later.map((key) => entryOf(site, key)),
  ]);
}

function islandFilesOf(page: Page): string[] {
  return elementsOf(page, "site-island").flatMap(
    ({ attributes }) => attributes.get("data-files")?.split(" ") ?? [],
  );
}

/** The files of these chunks and of all that they import before they run. */
function closureOf(site: BuiltSite, chunks: readonly ManifestChunk[]): Set<string> {
  const files = new Set<string>();
  const waiting = [...chunks];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []).map((key) => entryOf(site, key)));
  }
  return files;
}

function entryOf({ manifest }: BuiltSite, key: string): ManifestChunk {
  const entry = manifest[key];
  if (!entry) throw new RangeError(`The manifest names ${key} and does not describe it`);
  return entry;
}

/** Every page keeps to the byte budgets of ../budgets.ts. */
export function findOverweight(weights: readonly PageWeight[]): Problem[] {
  return weights.flatMap(({ page, hasForm, photos, topics, cards, words, ...sizes }) => {
    const limits = {
      ...budgets,
      html:
        htmlBudget(page.address) +
        photos * budgets.htmlPerPhoto +
        Math.max(0, topics - TOPICS) * budgets.htmlPerTopic +
        Math.max(0, cards - CARDS) * budgets.htmlPerCard +
        Math.max(0, words - WORDS) * budgets.htmlPerWord,
      script: hasForm ? budgets.scriptWithForm : budgets.script,
    };
    return parts
      .filter((part) => sizes[part] > limits[part])
      .map((part) => ({
        where: page.address,
        what: `${part} ${sizes[part]} bytes, ${sizes[part] - limits[part]} over its ${limits[part]}`,
      }));
  });
}

/* `npm run weights`: what each page weighs, as a table in bytes. */
if (import.meta.main) {
  const weights = weighPages(readBuiltSite("dist", siteAddress().basePath));
  console.table(Object.fromEntries(weights.map(({ page, ...sizes }) => [page.address, sizes])));
}
