import { globSync, readFileSync } from "node:fs";
import { fixtureFolder } from "../set-up/fixture-site.ts";

const ROOT = `${fixtureFolder("structure")}/site`;

/** Whether a page says that it stands under another address too, where it is tested already. */
function isAlias(file: string): boolean {
  const html = readFileSync(`${ROOT}/${file}`, "utf8").replaceAll("&amp;", "&");
  const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return canonical !== "" && decodeURI(new URL(canonical).pathname) !== pathOf(file);
}

const pathOf = (file: string) => `/${file.replace(/\/?index\.html$/, "")}`;

/** Addresses of all pages of the built site that are no copies, percent-encoded. */
export const sitePages: readonly string[] = globSync("**/index.html", { cwd: ROOT })
  .filter((file) => !isAlias(file))
  .map((file) => encodeURI(pathOf(file)))
  .concat("/404")
  .sort();

/** The pages in a number of groups of about the same size, so that workers can share them. */
export function pageGroups(count: number): string[][] {
  return Array.from({ length: count }, (_, group) =>
    sitePages.filter((_, index) => index % count === group),
  );
}

/** One page for each set of islands: whatever waits for React stands on at least one of them. */
export const islandPages: readonly string[] = [
  ...new Map(sitePages.map((path) => [islandsOf(path), path])).values(),
];

function islandsOf(path: string): string {
  const file = path === "/404" ? "404.html" : `${decodeURI(path)}/index.html`;
  const names = readFileSync(`${ROOT}/${file}`, "utf8").match(/<site-island data-name="\w+"/g);
  return [...new Set(names)].sort().join();
}
