import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { elementsOf, type Page, parsePage } from "./page.ts";

/** The built site as a visitor's browser would meet it. */
export interface BuiltSite {
  /** Paths of all files from the site's root, decoded, with "/": "services/m&a/index.html". */
  files: ReadonlySet<string>;
  pages: readonly Page[];
  /** Addresses whose file only sends the browser on, for hosts that cannot redirect. */
  redirects: ReadonlySet<string>;
  /** Path under which the site is hosted: "" at the root of a host, else "/site". */
  base: string;
  /** @throws if there is no such file */
  read: (file: string) => Buffer;
}

/**
 * @param folder the built site, as it is uploaded to a host
 * @param base as in `BuiltSite`
 * @throws if there is nothing built
 */
export function readBuiltSite(folder: string, base = ""): BuiltSite {
  if (!existsSync(join(folder, "index.html"))) {
    throw new Error(`${folder} holds no site. Build it with: npm run build`);
  }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((file) => file.split(sep).join(posix.sep));
  return describeSite(files, (file) => readFileSync(join(folder, file)), base);
}

/**
 * @param files paths as in `BuiltSite`
 * @param read gives a file's content
 */
export function describeSite(
  files: readonly string[],
  read: (file: string) => Buffer,
  base = "",
): BuiltSite {
  const cache = new Map<string, Buffer>();
  const readOnce = (file: string) => {
    const content = cache.get(file) ?? read(file);
    cache.set(file, content);
    return content;
  };
  const documents = files
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => parsePage(file, readOnce(file).toString("utf8")));
  const redirects = new Set(documents.filter(isRedirect).map((page) => page.address));
  const pages = documents.filter((page) => !redirects.has(page.address));
  return { files: new Set(files), pages, redirects, base, read: readOnce };
}

function isRedirect(page: Page): boolean {
  const metas = elementsOf(page, "meta").map(({ attributes }) => attributes.get("http-equiv"));
  return metas.some((value) => value?.toLowerCase() === "refresh");
}
