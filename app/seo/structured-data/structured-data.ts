import { scriptJson } from "#app/lib/escape.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { breadcrumbList, type Thing } from "./things.ts";

/**
 * What a page says of itself to machines, by https://schema.org and the requirements of Google's
 * rich results (https://developers.google.com/search/docs/appearance/structured-data).
 * Aliases say what the canonical address says; a page without indexing has its breadcrumbs only.
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
