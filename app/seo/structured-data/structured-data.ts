import type { PageRecord } from "#app/pages/page-kind.tsx";
import { scriptJson } from "#app/seo/script-json.ts";
import { breadcrumbList } from "./page-things.ts";
import type { Thing } from "./thing.ts";

/**
 * What a page says of itself to machines, by https://schema.org and the requirements of Google's
 * rich results (https://developers.google.com/search/docs/appearance/structured-data).
 * A second address of a page says what its canonical address says; a page that search engines are
 * told to leave out shows its breadcrumbs and no more.
 *
 * @returns things without their context; none for a page that nothing leads to
 */
export function structuredData(page: PageRecord): Thing[] {
  const isKept = page.isIndexed || page.path !== page.canonical;
  const things = isKept ? (page.kind.things?.(page) ?? []) : [];
  return page.breadcrumbs.length === 0 ? things : [...things, breadcrumbList(page)];
}

/** The same as JSON for a script element; undefined where there is nothing to say. */
export function structuredDataJson(page: PageRecord): string | undefined {
  const graph = structuredData(page);
  if (graph.length === 0) return undefined;
  return scriptJson({ "@context": "https://schema.org", "@graph": graph });
}
