import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";
import { elementsOf, type Page } from "./page.ts";
import { childrenOf, parseXml, textIn } from "./xml.ts";

const FILE = "sitemap.xml";

/** The sitemap lists each page that search engines may list once, by its canonical address, and no other. */
export function findSitemapProblems(site: BuiltSite): Problem[] {
  if (!site.files.has(FILE)) return [{ where: FILE, what: "is missing" }];
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(site.read(FILE).toString("utf8"));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [{ where: FILE, what: error.message }];
  }
  const listed = entries.map(({ location }) => location);
  const expected = new Set(site.pages.filter(isListed).map(canonicalOf));
  const problems = [
    ...listed.filter((url) => !expected.has(url)).map((url) => `${url} is no page to be listed`),
    ...listed.filter((url, index) => listed.indexOf(url) < index).map((url) => `${url} twice`),
    ...[...expected].filter((url) => !listed.includes(url)).map((url) => `${url} is missing`),
    ...entries.flatMap(({ location, day }) => (isPast(day) ? [] : [`${location}: "${day}"`])),
  ];
  return problems.map((what) => ({ where: FILE, what }));
}

function readEntries(source: string) {
  return childrenOf(parseXml(source), "url").map((entry) => ({
    location: textIn(entry, "loc") ?? "",
    day: textIn(entry, "lastmod"),
  }));
}

function isListed(page: Page): boolean {
  return !elementsOf(page, "meta").some(
    ({ attributes }) =>
      attributes.get("name") === "robots" && attributes.get("content")?.includes("noindex"),
  );
}

function canonicalOf(page: Page): string {
  const links = elementsOf(page, "link").map(({ attributes }) => attributes);
  return links.find((link) => link.get("rel") === "canonical")?.get("href") ?? page.address;
}

/**
 * Left out where nobody knows it; a day to come is a day that somebody has invented. East of
 * Greenwich it may be tomorrow already.
 */
function isPast(day: string | undefined): boolean {
  if (day === undefined) return true;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && Date.parse(day) <= Date.now() + 24 * 3_600_000;
}
