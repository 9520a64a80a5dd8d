import { globSync, readFileSync } from "node:fs";
import { find, type PageElement, parsePage } from "../../checks/built/page.ts";
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

/** One page for each set of islands: whatever waits for a script stands on at least one of them. */
export const islandPages: readonly string[] = [
  ...new Map(sitePages.map((path) => [islandsOf(path), path])).values(),
];

/**
 * As few pages as needed to see each kind of element: every element of every other page stands on one of these too, with the
 * same classes and in a parent with the same classes.
 */
export function variedPagesOf(name: Fixture): string[] {
  return coverAll(new Map(pagesOf(name).map((path) => [path, kindsOfElements(name, path)])));
}

function kindsOfElements(name: Fixture, path: string): Set<string> {
  const elements = find(parsePage(path, htmlAt(name, path)), "body *");
  const kindOf = ({ name, attribs }: PageElement) => `${name} ${attribs.class ?? ""}`;
  return new Set(
    elements.map((element) => `${kindOf(element.parent as PageElement)} > ${kindOf(element)}`),
  );
}

/** Names of sets that together hold every member. Each step takes the set with the most members that are still missing. */
function coverAll(sets: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const missing = new Set([...sets.values()].flatMap((set) => [...set]));
  const taken: string[] = [];
  while (missing.size > 0) {
    const gains = [...sets].map(([name, set]) => ({ name, gain: set.intersection(missing) }));
    const best = gains.reduce((best, next) => (next.gain.size > best.gain.size ? next : best));
    taken.push(best.name);
    for (const member of best.gain) missing.delete(member);
  }
  return taken;
}

/** The varied pages of the site that most tests visit. */
export const variedPages: readonly string[] = variedPagesOf("structure");

function islandsOf(path: string): string {
  const names = htmlAt("structure", path).match(/<site-island data-(name|script)="[\w-]+"/g);
  return [...new Set(names)].sort().join();
}
