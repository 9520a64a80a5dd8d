import { globSync, readFileSync } from "node:fs";
import { type Fixture, fixtureFolder } from "../set-up/fixture-site.ts";

/**
 * The addresses of all pages of a built site, percent-encoded. A page that stands under a second address too is listed once,
 * under its canonical one.
 */
export function pagesOf(name: Fixture): string[] {
  const files = globSync("**/index.html", { cwd: `${fixtureFolder(name)}/site` });
  return files
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .filter((path) => !isAlias(path, htmlAt(name, path)))
    .map(encodeURI)
    .concat("/404")
    .sort();
}

/** The HTML of a page of a built site, by its address. */
function htmlAt(name: Fixture, path: string): string {
  const file = path === "/404" ? "404.html" : `${decodeURI(path)}/index.html`;
  return readFileSync(`${fixtureFolder(name)}/site/${file}`, "utf8");
}

function isAlias(path: string, html: string): boolean {
  const unescaped = html.replaceAll("&amp;", "&");
  const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(unescaped) ?? [];
  return canonical !== "" && decodeURI(new URL(canonical).pathname) !== path;
}

/** The pages of the site that most tests visit. */
export const sitePages: readonly string[] = pagesOf("structure");

/** Shares pages among a number of groups of about the same size, so that workers can share them. */
export function pageGroups(count: number, pages = sitePages): string[][] {
  return groupsOf(count, pages);
}

/** Shares items among a number of groups of about the same size. */
export function groupsOf<Item>(count: number, items: readonly Item[]): Item[][] {
  return Array.from({ length: count }, (_, group) =>
    items.filter((_, index) => index % count === group),
  );
}

/** One page for each set of islands: whatever waits for React stands on at least one of them. */
export const islandPages: readonly string[] = [
  ...new Map(sitePages.map((path) => [islandsOf(path), path])).values(),
];

function islandsOf(path: string): string {
  const names = htmlAt("structure", path).match(/<site-island data-name="\w+"/g);
  return [...new Set(names)].sort().join();
}
