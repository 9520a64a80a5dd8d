import { dirname, join } from "node:path/posix";
import { brotliCompressSync, constants } from "node:zlib";
import { siteAddress } from "../../hosting/address.ts";
import { budgets } from "../budgets.ts";
import type { Problem } from "../problem.ts";
import { type BuiltSite, readBuiltSite, resolveTarget } from "./built-site.ts";
import { find } from "./page.ts";

const parts = ["html", "css", "font", "beforeHydration", "script", "pictures", "total"] as const;

/** What one page weighs, in bytes as they travel (see ../budgets.ts for the meaning of each). */
export type PageWeight = ReturnType<typeof weighPages>[number];

/** Weighs every page. Takes seconds: brotli at its best is slow, and each file is pressed once. */
export function weighPages(site: BuiltSite) {
  const known = new Map<string, number>();
  const weigh = (files: Iterable<string>) =>
    [...new Set(files)].reduce((total, file) => {
      const size = known.get(file) ?? compressedSize(file, site.read(file));
      known.set(file, size);
      return total + size;
    }, 0);

  return site.pages.map((page) => {
    const filesOf = (selector: string, attribute: string) =>
      find(page, `${selector}[${attribute}]`)
        .flatMap(({ attribs }) => attribs[attribute]?.split(" ") ?? [])
        .flatMap((url) => resolveTarget(site, url).file ?? []);
    const css = filesOf("link[rel~=stylesheet]", "href");
    const font = filesOf("link[rel~=preload][as=font]", "href");
    const first = [page.file, ...css, ...font, ...filesOf("script", "src")];
    const hasForm = find(page, "main form").length > 0;
    const islands = filesOf("", "data-files");
    const later = hasForm ? islands.flatMap((file) => importsOf(file, site, LATER)) : [];
    const started = [...filesOf("script", "data-start"), ...islands, ...later];
    const scripts = started.flatMap((file) => [...withImports(file, site)]);
    const pictures = filesOf("img:not([srcset])", "src");
    return {
      page,
      hasForm,
      html: weigh([page.file]),
      css: weigh(css),
      font: weigh(font),
      beforeHydration: weigh(first),
      script: weigh(scripts),
      pictures: weigh(pictures),
      total: weigh([...first, ...scripts, ...pictures]),
    };
  });
}

/** Bytes of a published file as it travels. */
export function compressedSize(file: string, content: Buffer): number {
  if (!/\.(html|css|js|svg|json)$/.test(file)) return content.length;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}

/** How a built script imports others: at once, or when they are needed. */
const AT_ONCE = /\b(?:from|import)\s*["'`](\.[^"'`]+)/g;
const LATER = /\bimport\(\s*["'`](\.[^"'`]+)/g;

function importsOf(file: string, site: BuiltSite, how: RegExp): string[] {
  const found = String(site.read(file)).matchAll(how);
  return Array.from(found, ([, name = ""]) => join(dirname(file), name));
}

function withImports(file: string, site: BuiltSite, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const next of importsOf(file, site, AT_ONCE)) withImports(next, site, known);
  return known;
}

/** Every page keeps to the byte budgets of ../budgets.ts. */
export function findOverweight(weights: readonly PageWeight[]): Problem[] {
  return weights.flatMap(({ page, hasForm, ...sizes }) =>
    parts.flatMap((part) => {
      const limit = budgets[part === "script" && hasForm ? "scriptWithForm" : part];
      const over = sizes[part] - limit;
      return over > 0
        ? [{ where: page.address, what: `${part}: ${over} bytes over ${limit}` }]
        : [];
    }),
  );
}

/* `npm run weights`: what each page weighs, as a table in bytes. */
if (import.meta.main) {
  const weights = weighPages(readBuiltSite("dist", siteAddress().basePath));
  console.table(Object.fromEntries(weights.map(({ page, ...sizes }) => [page.address, sizes])));
}
