import type { BuiltSite } from "./built-site.ts";
import { canonicalOf, find, isHidden, prefixed } from "./page.ts";
import { parseXml, textIn } from "./xml.ts";

/** Checks that the sitemap lists each page for search engines once, by its canonical address, and nothing else. */
export function findSitemapProblems(site: BuiltSite): string[] {
  const file = "sitemap.xml";
  const entries = find(parseXml(site.read(file), file), "urlset > url");
  const listed = entries.map((entry) => textIn(entry, "loc"));
  const days = entries.map((entry) => textIn(entry, "lastmod")).filter((day) => day !== "");
  const pages = site.pages.filter((page) => !isHidden(page));
  const expected = new Set(pages.map((page) => canonicalOf(page) ?? page.address));
  // East of Greenwich it may be tomorrow already.
  const latest = Date.now() + 24 * 3_600_000;
  const isPast = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && Date.parse(day) <= latest;
  return [
    ...listed
      .filter((url) => !expected.has(url))
      .map((url) => `${url} is not a page for search engines`),
    ...listed
      .filter((url, index) => listed.indexOf(url) < index)
      .map((url) => `${url} stands twice`),
    ...[...expected].filter((url) => !listed.includes(url)).map((url) => `${url} is missing`),
    ...days.filter((day) => !isPast(day)).map((day) => `"${day}" is not a day of the past`),
  ].map(prefixed(file));
}
