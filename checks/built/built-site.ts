import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { siteAddress } from "../../hosting/address.ts";
import { type HostingRules, RULES_FILE } from "../../hosting/hosting-rules.ts";
import { addressOf, canonicalOf, type Page, parsePage } from "./page.ts";

/** The files and pages of a built site, and the rules that the build wrote for its hosts. */
export type BuiltSite = ReturnType<typeof describeSite>;

/** Reads the folder of a whole build, with `site/` and `hosting/`. @throws if nothing is built there */
export function readBuiltSite(folder: string): BuiltSite {
  const root = join(folder, "site");
  if (!existsSync(root)) throw new Error(`There is no ${root}. Build it with: npm run build`);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(root, file)).isFile())
    .map((file) => file.replaceAll(sep, "/"));
  const rules = JSON.parse(readFileSync(join(folder, "hosting", RULES_FILE), "utf8"));
  const base = siteAddress().basePath;
  return describeSite(files, (file) => readFileSync(join(root, file)), { base, rules });
}

/** @param about `base`: path under which the site is hosted, such as "/site"; `rules` of the hosts */
export function describeSite(
  files: readonly string[],
  read: (file: string) => Buffer,
  { base = "", rules = {} }: { base?: string; rules?: Partial<HostingRules> } = {},
) {
  const documents = files.filter((file) => file.endsWith(".html")).sort();
  const pages = documents.map((file) => parsePage(file, String(read(file))));
  const home = pages.find(({ address }) => address === "/");
  const origin = URL.parse((home && canonicalOf(home)) ?? "")?.origin ?? "http://site.invalid";
  /** The file of each path of a URL, in its one spelling and with the base: "/site/services/m&a". */
  const paths = new Map(files.map((file) => [base + encodeURI(addressOf(file)), file]));
  // A site below a path can be opened without the last slash too.
  if (home && base) paths.set(base, home.file);
  return { files: new Set(files), pages, paths, base, origin, rules, read };
}

/** Where a URL leads that stands on the page at `from`: to a `file` and `page` of this site, or to another `url`. */
export function resolveTarget(site: BuiltSite, href: string, from = "/") {
  const url = URL.parse(href, `${site.origin}${site.base}${encodeURI(from)}`);
  const isInside = url?.origin === site.origin;
  const file = isInside ? site.paths.get(url.pathname) : undefined;
  const page = file ? site.pages.find((page) => page.file === file) : undefined;
  return { url, isInside, file, page };
}

/** The page that a page names as its canonical page, usually itself. */
export function canonicalPage(site: BuiltSite, page: Page): Page {
  return resolveTarget(site, canonicalOf(page) ?? "", page.address).page ?? page;
}
