import { brotliCompressSync, constants } from "node:zlib";
import { siteAddress } from "../../hosting/address.ts";
import { budgets, CARDS, htmlBudget, TOPICS, WORDS } from "../budgets.ts";
import { at, type Problem } from "../problem.ts";
import { type BuiltSite, fileAt, readBuiltSite } from "./built-site.ts";
import { find, type Page, textOf } from "./page.ts";

const parts = ["html", "css", "font", "beforeHydration", "script", "pictures", "total"] as const;

/** What one page weighs, in bytes as they travel (see ../budgets.ts for the meaning of each). */
export type PageWeight = ReturnType<typeof weighPages>[number];

/** Weighs every page. Takes seconds: brotli at its best is slow, and each file is pressed once. */
export function weighPages(site: BuiltSite) {
  const pressed = new Map<string, number>();
  const weigh = (file: string) => {
    const size = pressed.get(file) ?? weightOf(file, site.read(file));
    pressed.set(file, size);
    return size;
  };
  const sum = (files: Iterable<string>) =>
    [...new Set(files)].reduce((total, file) => total + weigh(file), 0);

  return site.pages.map((page) => {
    const filesOf = (selector: string, attribute: "href" | "src") =>
      find(page, `${selector}[${attribute}]`).flatMap(
        ({ attribs }) => fileAt(site, attribs[attribute]) ?? [],
      );
    const count = (selector: string) => find(page, selector).length;
    const css = filesOf("link[rel~=stylesheet]", "href");
    const font = filesOf("link[rel~=preload][as=font]", "href");
    const first = [page.file, ...css, ...font, ...filesOf("script", "src")];
    const hasForm = count("main form") > 0;
    const scripts = scriptsOf(page, site, hasForm);
    const pictures = filesOf("img:not([srcset])", "src");
    return {
      page,
      hasForm,
      photos: count("img[srcset]"),
      /** Services and industries that the menu leads to. */
      topics: new Set(
        find(page, "header a[href]").flatMap(
          ({ attribs }) => /\/(services|industries)\/[^/]+$/.exec(attribs.href ?? "")?.[0] ?? [],
        ),
      ).size,
      cards: count("article"),
      words: textOf(find(page, "main")[0]).split(/\s+/).length,
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
  const { base, manifest, pages } = site;
  const urlsOf = (page: Page, attribute: string) =>
    find(page, `[${attribute}]`).flatMap(({ attribs }) => attribs[attribute]?.split(" ") ?? []);
  const keyOf = (url: string) => {
    const key = Object.keys(manifest).find((each) => url === `${base}/${manifest[each]?.file}`);
    if (!key) throw new RangeError(`${page.address} starts ${url}, which the manifest lacks`);
    return key;
  };
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new RangeError(`The manifest names ${key} and does not describe it`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  const { length } = find(page, "script[data-start]");
  if (length !== 1) throw new RangeError(`${page.address} is started ${length} times, not once`);
  const islands = urlsOf(page, "data-files");
  for (const url of [...urlsOf(page, "data-start"), ...islands]) add(keyOf(url));
  const isOwn = (url: string) => !pages.every((other) => urlsOf(other, "data-files").includes(url));
  for (const url of hasForm ? islands.filter(isOwn) : [])
    manifest[keyOf(url)]?.dynamicImports?.forEach(add);
  return files;
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
      .map((part) => ({ part, size: sizes[part], limit: limits[part] }))
      .filter(({ size, limit }) => size > limit)
      .map(({ part, size, limit }) => `${part} ${size} bytes, ${size - limit} over its ${limit}`)
      .map(at(page.address));
  });
}

/* `npm run weights`: what each page weighs, as a table in bytes. */
if (import.meta.main) {
  const weights = weighPages(readBuiltSite("dist", siteAddress().basePath));
  console.table(Object.fromEntries(weights.map(({ page, ...sizes }) => [page.address, sizes])));
}
