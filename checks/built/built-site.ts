import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { at, type Problem } from "../problem.ts";
import { addressOf, canonicalOf, find, type Page, type PageElement, parsePage } from "./page.ts";

/** The built site as a visitor's browser meets it, and what the build says of it. */
export interface BuiltSite {
  /** Paths of all published files, decoded, with "/": "services/m&a/index.html". */
  files: ReadonlySet<string>;
  pages: readonly Page[];
  /** The published file of each path of a URL, in its one spelling and with the base: "/site/services/m&a". */
  paths: ReadonlyMap<string, string>;
  /** Path under which the site is hosted: "" at the root of a host, else "/site". */
  base: string;
  /** The host that the site is built for, from the home page's canonical address. */
  origin: string;
  /** The rules of the hosts, as JSON. */
  rules: string;
  /** @throws if there is no such file */
  read: (file: string) => Buffer;
}

/**
 * @param folder of the whole build, with `site/` and `hosting/`
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
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  const rules = readFileSync(join(folder, "hosting", "rules.json"), "utf8");
  return describeSite(files, (file) => readFileSync(join(root, file)), { base, rules });
}

/** @param about what is not read from the published files */
export function describeSite(
  files: readonly string[],
  read: BuiltSite["read"],
  { base = "", rules = "{}" }: { base?: string; rules?: string } = {},
): BuiltSite {
  const documents = files.filter((file) => file.endsWith(".html")).sort();
  const pages = documents.map((file) => parsePage(file, read(file).toString("utf8")));
  const home = pages.find(({ address }) => address === "/");
  const origin = URL.parse((home && canonicalOf(home)) ?? "")?.origin ?? "http://site.invalid";
  const paths = new Map(files.map((file) => [base + encodeURI(addressOf(file)), file]));
  // A site below a path is entered without the slash, too.
  if (home && base) paths.set(base, home.file);
  return { files: new Set(files), pages, paths, base, origin, rules, read };
}

/**
 * Where a URL leads: its `file` and `page` where it has one on this site.
 *
 * @param href as it stands on the page; `url` is null where it is none
 * @param from decoded address of that page
 */
export function resolveTarget(site: BuiltSite, href: string, from = "/") {
  const url = URL.parse(href, `${site.origin}${site.base}${encodeURI(from)}`);
  const isInside = url?.origin === site.origin;
  const file = isInside ? site.paths.get(url.pathname) : undefined;
  return {
    url,
    isInside,
    file,
    page: file ? site.pages.find((page) => page.file === file) : undefined,
  };
}

/** The page that a page asks search engines to keep: mostly itself. */
export function canonicalPage(site: BuiltSite, page: Page): Page {
  return resolveTarget(site, canonicalOf(page) ?? "", page.address).page ?? page;
}

/** What is wrong with the elements that a selector finds, on every page, with their lines. */
export function problemsOf(
  site: BuiltSite,
  selector: string,
  faults: (element: PageElement, page: Page) => readonly string[],
): Problem[] {
  return site.pages.flatMap((page) =>
    find(page, selector).flatMap((element) =>
      faults(element, page).map(at(`${page.address}:${element.sourceCodeLocation?.startLine}`)),
    ),
  );
}
