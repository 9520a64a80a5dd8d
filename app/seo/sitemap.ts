import { absoluteUrl } from "#app/content/content.ts";
import { escapeText } from "#app/lib/escape.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";

/** The pages that search engines should keep: each under its canonical address. */
function keptPages(pages: readonly PageRecord[]): PageRecord[] {
  return pages.filter(({ path, canonical, isIndexed }) => isIndexed && path === canonical);
}

/** The same without the further pages of long lists: what a map of the site for people shows. */
export function indexedPages(pages: readonly PageRecord[]): PageRecord[] {
  return keptPages(pages).filter(({ continues }) => continues === undefined);
}

/**
 * The sitemap (https://www.sitemaps.org/protocol.html). Pages whose content states no day of the last change have none:
 * an invented one teaches search engines to mistrust all others.
 */
export function sitemapXml(all: readonly PageRecord[]): string {
  const entries = keptPages(all).map(({ canonical, modified }) => {
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : "";
    return `<url><loc>${escapeText(absoluteUrl(canonical))}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
