import { dirname, join } from "node:path/posix";
import { brotliCompressSync } from "node:zlib";
import { budgets } from "../budgets.ts";
import { type BuiltSite, resolveTarget } from "./built-site.ts";
import { find } from "./page.ts";

/** How a built script imports others: at once, or when they are needed. */
const AT_ONCE = /\b(?:from|import)\s*["'`](\.[^"'`]+)/g;
const LATER = /\bimport\(\s*["'`](\.[^"'`]+)/g;

/** Weighs every page, in bytes as they travel (see ../budgets.ts). Takes seconds: brotli at its best is slow. */
export function weighPages(site: BuiltSite) {
  const known = new Map<string, number>();
  const weigh = (files: Iterable<string>) =>
    [...new Set(files)].reduce((total, file) => {
      const size = known.get(file) ?? compressedSize(file, site.read(file));
      known.set(file, size);
      return total + size;
    }, 0);

  const importsOf = (file: string, how: RegExp) =>
    Array.from(String(site.read(file)).matchAll(how), ([, name = ""]) => join(dirname(file), name));

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
    const later = hasForm ? islands.flatMap((file) => importsOf(file, LATER)) : [];
    const scripts = new Set([...filesOf("script", "data-start"), ...islands, ...later]);
    // What is added while a set is walked through is walked through as well.
    for (const file of scripts) for (const name of importsOf(file, AT_ONCE)) scripts.add(name);
    const pictures = filesOf("img:not([srcset])", "src");
    const script = weigh(scripts);
    const weights = {
      html: weigh([page.file]),
      css: weigh(css),
      font: weigh(font),
      beforeHydration: weigh(first),
      script: hasForm ? 0 : script,
      scriptWithForm: hasForm ? script : 0,
      pictures: weigh(pictures),
      total: weigh([...first, ...scripts, ...pictures]),
    };
    return { page, weights };
  });
}

/** Bytes of a published file as it travels. */
export const compressedSize = (file: string, content: Buffer) =>
  (/\.(html|css|js|svg|json)$/.test(file) ? brotliCompressSync(content) : content).length;

/** Every page keeps to the byte budgets of ../budgets.ts. */
export function findOverweight(weighed: ReturnType<typeof weighPages>): string[] {
  const parts = Object.keys(budgets) as (keyof typeof budgets)[];
  return weighed.flatMap(({ page, weights }) =>
    parts
      .filter((part) => weights[part] > budgets[part])
      .map((part) => `${page.address}: ${weights[part]} bytes of ${part}, over ${budgets[part]}`),
  );
}
