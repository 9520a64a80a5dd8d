import { brotliCompressSync, constants } from "node:zlib";
import { resolveTarget } from "./addresses.ts";
import type { BuiltSite } from "./built-site.ts";
import { elementsOf, linksOf, type Page, type PageElement } from "./page.ts";
import { scriptsOf } from "./scripts.ts";

/** What one page weighs, in bytes as they travel (see ../budgets.ts for the meaning of each). */
export interface PageWeight {
  page: Page;
  hasForm: boolean;
  html: number;
  css: number;
  font: number;
  beforeHydration: number;
  script: number;
  pictures: number;
  total: number;
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
    const plain = elementsOf(page, "script").filter(isPlain);
    const first = [page.file, ...css, ...font, ...filesOf(site, plain, "src")];
    const withForm = hasForm(page);
    const scripts = scriptsOf(page, site, withForm);
    const pictures = filesOf(site, elementsOf(page, "img"), "src");
    return {
      page,
      hasForm: withForm,
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

/** A form of the page's own; that of the frame (search, closing the drawer) is on every page. */
function hasForm(page: Page): boolean {
  const isInMain = ({ name, parent }: PageElement): boolean =>
    name === "main" || (parent !== undefined && isInMain(parent));
  return elementsOf(page, "form").some(isInMain);
}

/** A script that the first paint waits for: one of its own file, not put off. */
function isPlain({ attributes }: PageElement): boolean {
  return (
    attributes.get("type") !== "module" && !attributes.has("defer") && !attributes.has("async")
  );
}

function filesOf(site: BuiltSite, elements: readonly PageElement[], name: string): string[] {
  return elements.flatMap(({ attributes }) => {
    const url = attributes.get(name);
    if (url === undefined) return [];
    const target = resolveTarget(site, "http://site.invalid", "/", url);
    return target.kind === "inside" && target.file ? [target.file] : [];
  });
}

const compressible = /\.(html|css|js|svg|json)$/;

function weightOf(file: string, content: Buffer): number {
  if (!compressible.test(file)) return content.length;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}
