import { escapeText } from "#app/lib/escape.ts";
import { absoluteUrl } from "./page-head.ts";
import { allPages, type PageRecord } from "./pages.ts";

/** What a sitemap may hold (https://www.sitemaps.org/protocol.html). */
const LIMIT = 50_000;

/** The pages that search engines should keep: each under its canonical address. */
function keptPages(): PageRecord[] {
  return allPages().filter(({ path, canonical, isIndexed }) => isIndexed && path === canonical);
}

/** The same without the further pages of long lists: what a map of the site for people shows. */
export function indexedPages(): PageRecord[] {
  return keptPages().filter(({ continues }) => continues === undefined);
}

/**
 * The sitemap.
 *
 * @param lastChange the day of a page's last change (`YYYY-MM-DD`), undefined where nobody knows it:
 *   an invented date teaches search engines to mistrust all others
 * @throws RangeError when the site has more pages than one file may list
 */
export function sitemapXml(lastChange: (page: PageRecord) => string | undefined): string {
  const pages = keptPages();
  if (pages.length > LIMIT) {
    throw new RangeError(`${pages.length} pages are more than one sitemap may list (${LIMIT})`);
  }
  const entries = pages.map((page) => {
    const day = lastChange(page);
    const modified = day ? `<lastmod>${day}</lastmod>` : "";
    return `<url><loc>${escapeText(absoluteUrl(page.canonical))}</loc>${modified}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
