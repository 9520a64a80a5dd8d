import { escapeText } from "#app/base/escape.ts";
import {
  absoluteUrl,
  contentOfLanguages,
  originalContent,
  withContent,
} from "#app/model/content.ts";
import type { ContentHistory } from "#app/model/content-history.ts";
import type { PageRecord } from "#app/model/page-record.ts";
import { alternatesOf } from "./alternates.ts";

type Pages = readonly PageRecord[];

/** The pages that search engines should index, each at its canonical address. */
function canonicalPages(pages: Pages): PageRecord[] {
  return pages.filter(({ path, canonical, isIndexed }) => isIndexed && path === canonical);
}

/** The pages that search engines should index, without the further pages of long lists. */
export function indexedPages(pages: Pages): PageRecord[] {
  return canonicalPages(pages).filter(({ continues }) => continues === undefined);
}

/**
 * The sitemap (https://www.sitemaps.org/protocol.html). A page has `lastmod` only where its content states a date, or the
 * history of its files is known: search engines distrust a site whose dates are invented
 * (https://developers.google.com/search/blog/2023/06/sitemaps-lastmod-ping).
 *
 * @param history of the content files; without it nothing is known of them
 */
export function sitemapXml(pages: readonly Pages[], history: ContentHistory = new Map()): string {
  const contents = contentOfLanguages();
  const entries = pages.flatMap((ofLanguage, index) => {
    return withContent(contents[index] ?? originalContent(), () => {
      return canonicalPages(ofLanguage).map((page) => sitemapEntry(page, history));
    });
  });
  const alternates = contents.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${alternates}>
${entries.join("")}</urlset>
`;
}

function sitemapEntry(page: PageRecord, history: ContentHistory): string {
  const day = page.modified ?? lastChange(page.sources ?? [], history);
  const lastmod = day ? `<lastmod>${day}</lastmod>` : "";
  const links = alternatesOf(page).map(({ tag, href }) => {
    return `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeText(href)}"/>`;
  });
  const location = `<loc>${escapeText(absoluteUrl(page.canonical))}</loc>`;
  return `<url>${location}${lastmod}${links.join("")}</url>\n`;
}

/** The day on which the last of some files changed; undefined where that is not known of each. */
function lastChange(files: readonly string[], history: ContentHistory): string | undefined {
  const days = files.map((file) => history.get(file));
  if (days.includes(undefined)) return undefined;
  return days.sort().at(-1);
}
