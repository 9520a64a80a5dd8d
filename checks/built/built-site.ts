import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import type { Manifest } from "vite";
import { elementsOf, type Page, parsePage } from "./page.ts";

/** The built site as a visitor's browser would meet it, and what the build says of it. */
export interface BuiltSite {
  /** Paths of all published files, decoded, with "/": "services/m&a/index.html". */
  files: ReadonlySet<string>;
  pages: readonly Page[];
  /** Addresses whose file only sends the browser on, for hosts that cannot redirect. */
  redirects: ReadonlySet<string>;
  /** Path under which the site is hosted: "" at the root of a host, else "/site". */
  base: string;
  /** Vite's list of scripts by the source that they are made from. */
  manifest: Manifest;
  /** The rules of the hosts, as JSON; the policy is among them. */
  rules: string;
  /** @throws if there is no such file */
  read: (file: string) => Buffer;
}

/**
 * @param folder of the whole build, with `site/`, `server/` and `hosting/`
 * @param base as in `BuiltSite`
 * @throws if there is nothing built
 */
export function readBuiltSite(folder: string, base = ""): BuiltSite {
  const root = join(folder, "site");
  if (!existsSync(join(root, "index.html"))) {
    throw new Error(`${root} holds no site. Build it with: npm run build`);
  }
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, sep).length))
    .map((file) => file.split(sep).join(posix.sep));
  return describeSite(files, (file) => readFileSync(join(root, file)), {
    base,
    manifest: JSON.parse(readFileSync(join(folder, "server", "manifest.json"), "utf8")),
    rules: readFileSync(join(folder, "hosting", "rules.json"), "utf8"),
  });
}

/**
 * @param files paths as in `BuiltSite`
 * @param read gives a file's content
 */
export function describeSite(
  files: readonly string[],
  read: (file: string) => Buffer,
  about: Partial<Pick<BuiltSite, "base" | "manifest" | "rules">> = {},
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
  const defaults = { base: "", manifest: {}, rules: "{}" };
  return { ...defaults, ...about, files: new Set(files), pages, redirects, read: readOnce };
}

function isRedirect(page: Page): boolean {
  const metas = elementsOf(page, "meta").map(({ attributes }) => attributes.get("http-equiv"));
  return metas.some((value) => value?.toLowerCase() === "refresh");
}
