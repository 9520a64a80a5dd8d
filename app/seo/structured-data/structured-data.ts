import { scriptJson } from "#app/seo/script-json.ts";
import { type PageKind, type PageRecord, pageAt } from "#app/pages.ts";
import { insightThing } from "./insight-thing.ts";
import { jobPosting } from "./job-posting.ts";
import { breadcrumbs, service, webPage } from "./page-things.ts";
import { organization, website } from "./site-things.ts";
import type { Thing } from "./thing.ts";
import { trailOf } from "#app/seo/breadcrumbs.ts";

const THINGS = {
  home: () => [organization(), website()],
  page: (record) => [webPage(record)],
  list: (record) => [webPage(record, "CollectionPage")],
  insight: (record) => [insightThing(record)],
  service: (record) => [service(record)],
  industry: (record) => [webPage(record)],
  position: (record) => [jobPosting(record)],
  legal: (record) => [webPage(record)],
} satisfies Record<PageKind, (record: PageRecord) => Thing[]>;

/** The page for every address that does not exist: there is nothing to say of it, and no way to it. */
const NOT_FOUND = "/404";

/**
 * What a page says of itself to machines, by https://schema.org and the requirements of Google's
 * rich results (https://developers.google.com/search/docs/appearance/structured-data).
 * A second address of a page says what its canonical address says; a page that search engines are
 * told to leave out shows its breadcrumbs and no more.
 *
 * @param path the page's address, decoded
 * @returns things without their context; none for the not-found page
 * @throws RangeError when there is no such page
 */
export function structuredData(path: string): Thing[] {
  const record = pageAt(pageAt(path).canonical);
  if (record.path === NOT_FOUND) return [];
  const things = record.isIndexed ? THINGS[record.kind](record) : [];
  return record.path === "/" ? things : [...things, breadcrumbs(trailOf(record.path), record)];
}

/**
 * The structured data of a page as a script element that no browser runs.
 *
 * @param path the page's address, decoded
 * @returns an empty string for a page without structured data
 * @throws RangeError when there is no such page
 */
export function jsonLdScript(path: string): string {
  const graph = structuredData(path);
  if (graph.length === 0) return "";
  const json = scriptJson({ "@context": "https://schema.org", "@graph": graph });
  return `<script type="application/ld+json">${json}</script>`;
}
