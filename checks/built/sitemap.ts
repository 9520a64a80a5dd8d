import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";
import { canonicalOf, isHidden } from "./page.ts";
import { childrenOf, parseXml, textIn } from "./xml.ts";

const FILE = "sitemap.xml";
const DAY = 24 * 3_600_000;

/** The sitemap lists each page that search engines may list once, by its canonical address, and no other. */
export function findSitemapProblems(site: BuiltSite): Problem[] {
  if (!site.files.has(FILE)) return [{ where: FILE, what: "is missing" }];
  const urls = childrenOf(parseXml(site.read(FILE).toString("utf8")), "url");
  const entries = urls.map((url) => ({
    loc: textIn(url, "loc") ?? "",
    lastmod: textIn(url, "lastmod"),
  }));
  const listed = entries.map(({ loc }) => loc);
  const pages = site.pages.filter((page) => !isHidden(page));
  const expected = new Set(pages.map((page) => canonicalOf(page) ?? page.address));
  return [
    ...listed.filter((url) => !expected.has(url)).map((url) => `${url} is no page to be listed`),
    ...listed.filter((url, index) => listed.indexOf(url) < index).map((url) => `${url} twice`),
    ...[...expected].filter((url) => !listed.includes(url)).map((url) => `${url} is missing`),
    ...entries.flatMap(({ loc, lastmod }) => (isPast(lastmod) ? [] : [`${loc}: "${lastmod}"`])),
  ].map((what) => ({ where: FILE, what }));
}

/**
 * Left out where nobody knows it; a day to come is a day that somebody has invented. East of
 * Greenwich it may be tomorrow already.
 */
function isPast(day: string | undefined): boolean {
  if (day === undefined) return true;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && Date.parse(day) <= Date.now() + DAY;
}
