import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Manifest } from "vite";
import { at, type Problem } from "../problem.ts";
import { canonicalOf, find, type Page, type PageElement, parsePage, placeOf } from "./page.ts";

/** The built site as a visitor's browser meets it, and what the build says of it. */
export interface BuiltSite {
  /** Paths of all published files, decoded, with "/": "services/m&a/index.html". */
  files: ReadonlySet<string>;
  pages: readonly Page[];
  /** Path under which the site is hosted: "" at the root of a host, else "/site". */
  base: string;
  /** The host that the site is built for, from the home page's canonical address. */
  origin: string;
  /** Vite's list of scripts by the source that they are made from. */
  manifest: Manifest;
  /** The rules of the hosts, as JSON. */
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
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  return describeSite(files, (file) => readFileSync(join(root, file)), {
    base,
    manifest: JSON.parse(readFileSync(join(folder, "server", "manifest.json"), "utf8")),
    rules: readFileSync(join(folder, "hosting", "rules.json"), "utf8"),
  });
}

/** @param about what is not read from the published files */
export function describeSite(
  files: readonly string[],
  read: BuiltSite["read"],
  about: Partial<Pick<BuiltSite, "base" | "manifest" | "rules">> = {},
): BuiltSite {
  const documents = files.filter((file) => file.endsWith(".html")).sort();
  const pages = documents.map((file) => parsePage(file, read(file).toString("utf8")));
  const home = pages.find(({ address }) => address === "/");
  const origin = URL.parse((home && canonicalOf(home)) ?? "")?.origin ?? "http://site.invalid";
  const defaults = { base: "", manifest: {}, rules: "{}" };
  return { ...defaults, ...about, files: new Set(files), pages, origin, read };
}

/** Where a URL leads. */
export type Target =
  /** Of another host, or of another scheme: a mail address, a telephone number, data. */
  | { kind: "outside" | "other" }
  | { kind: "broken"; why: string }
  | { kind: "inside"; address: string; file: string | undefined; url: URL };

/**
 * @param href as it stands on the page
 * @param from decoded address of that page
 */
export function resolveTarget(site: BuiltSite, href: string, from = "/"): Target {
  const url = URL.parse(href, `${site.origin}${site.base}${encodeURI(from)}`);
  if (!url) return { kind: "broken", why: "not a URL" };
  if (!/^https?:$/.test(url.protocol)) return { kind: "other" };
  if (url.origin !== site.origin) return { kind: "outside" };
  let path: string;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    return { kind: "broken", why: "a wrong percent sign" };
  }
  if (!`${path}/`.startsWith(`${site.base}/`)) {
    return { kind: "broken", why: `outside ${site.base}` };
  }
  const address = path.slice(site.base.length) || "/";
  const name = address.slice(1);
  const candidates = name ? [name, `${name}/index.html`, `${name}.html`] : ["index.html"];
  return { kind: "inside", address, file: candidates.find((file) => site.files.has(file)), url };
}

/** The file of the site that an address leads to; undefined where it leads to none. */
export function fileAt(site: BuiltSite, href = "", from?: string): string | undefined {
  const target = resolveTarget(site, href, from);
  return target.kind === "inside" ? target.file : undefined;
}

/** What is wrong with the elements that a selector finds, on every page. */
export function problemsOf(
  site: BuiltSite,
  selector: string,
  faults: (element: PageElement, page: Page) => readonly string[],
): Problem[] {
  return site.pages.flatMap((page) =>
    find(page, selector).flatMap((each) => faults(each, page).map(at(placeOf(page, each)))),
  );
}
