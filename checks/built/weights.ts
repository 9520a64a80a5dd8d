import { brotliCompressSync, constants } from "node:zlib";
import { resolveTarget } from "./addresses.ts";
import type { BuiltSite } from "./built-site.ts";
import { closureOf, laterOf, type ModuleGraph, modulesNamedBy, readModules } from "./modules.ts";
import { elementsOf, type Page, type PageElement } from "./page.ts";
import { linksOf } from "./resources.ts";

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
  const graph = readModules(site);
  const named = new Map(site.pages.map((page) => [page, modulesNamedBy(page, site)]));
  const lists = [...named.values()];
  const common = (lists[0] ?? []).filter((file) => lists.every((list) => list.includes(file)));
  const pressed = new Map<string, number>();
  const weigh = (file: string) => {
    const size = pressed.get(file) ?? weightOf(file, site.read(file));
    pressed.set(file, size);
    return size;
  };
  const sum = (files: Iterable<string>) =>
    [...new Set(files)].reduce((total, file) => total + weigh(file), 0);

  return site.pages.map((page) => {
    // A form that only closes its dialog asks for nothing.
    const forms = elementsOf(page, "form").filter(
      (form) => form.attributes.get("method") !== "dialog",
    );
    const hasForm = forms.length > 0;
    const css = filesOf(site, linksOf(page, "stylesheet"), "href");
    const fonts = linksOf(page, "preload").filter((link) => link.attributes.get("as") === "font");
    const font = filesOf(site, fonts, "href");
    const boot = filesOf(site, elementsOf(page, "script"), "src");
    const scripts = scriptsOf(graph, named.get(page) ?? [], hasForm ? common : undefined);
    const pictures = filesOf(site, elementsOf(page, "img"), "src");
    return {
      page,
      hasForm,
      html: weigh(page.file),
      css: sum(css),
      font: sum(font),
      beforeHydration: sum([page.file, ...css, ...font, ...boot]),
      script: sum(scripts),
      pictures: sum(pictures),
      total: sum([page.file, ...css, ...font, ...boot, ...scripts, ...pictures]),
    };
  });
}

/**
 * The modules that a page starts with, and for a form also those which the page's own modules (not
 * those of every page) load when it is used.
 */
function scriptsOf(graph: ModuleGraph, named: readonly string[], common?: readonly string[]) {
  const start = closureOf(graph, named);
  if (!common) return start;
  const shell = closureOf(graph, common);
  const own = [...start].filter((file) => !shell.has(file));
  return closureOf(graph, [...start, ...laterOf(graph, own)]);
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
