import { buildDay } from "#app/base/dates.ts";
import { escapeText } from "#app/base/escape.ts";
import { siteHref } from "#app/base/site-href.ts";
import { INKS } from "#app/features/artwork/inks.ts";
import { feedLinks } from "#app/features/feeds/feed-links.ts";
import { insightListsContent } from "#app/features/insights/content.ts";
import {
  absoluteUrl,
  content,
  contentOfLanguages,
  originalContent,
  sharedUrl,
  withContent,
} from "#app/model/content.ts";
import type { ContentHistory } from "#app/model/content-history.ts";
import { ALL_INSIGHTS } from "#app/model/insight-lists.ts";
import { type PageRecord, SITE_SECTIONS } from "#app/model/page-record.ts";
import { isPreview } from "#app/model/publication.ts";
import { wordsOf } from "#app/model/words.ts";
import { alternatesOf } from "./alternates.ts";
import { llmsWords } from "./interface-words.ts";

type Pages = readonly PageRecord[];

/**
 * The files that crawlers and browsers look for, by address below the site. All languages share them.
 *
 * @param pages of the default language, then of every other language
 */
export function textFiles(
  pages: readonly Pages[],
  history: ContentHistory,
): Record<string, string> {
  return {
    "/sitemap.xml": sitemapXml(pages, history),
    "/robots.txt": robotsText(),
    "/site.webmanifest": webManifest(),
    "/links.speculationrules": speculationRules(),
    "/.well-known/security.txt": securityText(buildDay()),
  };
}

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

/** robots.txt (RFC 9309). Crawlers may read everything; of a preview they may read nothing. */
export function robotsText(): string {
  if (isPreview()) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${sharedUrl("/sitemap.xml")}\n`;
}

/** RFC 9116 recommends that security.txt expires within a year. */
const SECURITY_TEXT_LIFETIME = 364 * 24 * 3_600_000;

/** security.txt (RFC 9116): the address for reports of vulnerabilities. @param day the day of the build, `YYYY-MM-DD` */
export function securityText(day: string): string {
  const expires = new Date(Date.parse(day) + SECURITY_TEXT_LIFETIME);
  return `Contact: mailto:${content().site.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${languagesOfSite().join(", ")}
Canonical: ${sharedUrl("/.well-known/security.txt")}
`;
}

/** The languages of the site without their regions, the default language first. */
function languagesOfSite(): string[] {
  const languages = contentOfLanguages().map(({ language }) => {
    return new Intl.Locale(language.tag).language;
  });
  return [...new Set(languages)];
}

/**
 * Speculation rules: where the pointer rests on a link, or a finger touches it, browsers may render its page ahead. They
 * render no file such as a feed. The rules hold where a script has allowed it (app/ui/runtime/prefetch.ts).
 */
function speculationRules(): string {
  const anyAddress = { href_matches: siteHref("/*") };
  const files = { href_matches: siteHref("/*.*") };
  const rule = (links: string, eagerness: string) => ({
    where: { and: [anyAddress, { not: files }, { selector_matches: links }] },
    eagerness,
  });
  // The script of the page marks the link on which the pointer rests. The browser alone would wait longer.
  const rules = [
    rule("[data-ahead] a", "moderate"),
    rule("[data-ahead] a[data-at-once]", "immediate"),
  ];
  // A browser that renders nothing ahead, for example for lack of memory, fetches the page.
  return `${JSON.stringify({ prefetch: rules, prerender: rules })}\n`;
}

/** The web app manifest (https://www.w3.org/TR/appmanifest/), with the icons of brand-files.ts. */
function webManifest(): string {
  const { name, description } = content().site;
  const maskable = { ...manifestIcon("icon-maskable-512", 512), purpose: "maskable" };
  const manifest = {
    name,
    short_name: name,
    description,
    start_url: siteHref("/"),
    display: "browser",
    background_color: INKS.paper,
    theme_color: INKS.paper,
    icons: [manifestIcon("icon-192", 192), manifestIcon("icon-512", 512), maskable],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function manifestIcon(file: string, side: number) {
  return { src: siteHref(`/icons/${file}.png`), type: "image/png", sizes: `${side}x${side}` };
}

/** A section of llms.txt lists at most 51 pages: of articles and blogs the list itself and the newest 50. */
const MAX_SECTION_LENGTH = 51;

type LlmsEntry = Pick<PageRecord, "name" | "description"> & { url: string };

/** llms.txt (https://llmstxt.org): a summary of the site in Markdown. Its size has a limit, whatever the number of pages. */
export function llmsText(pages: Pages): string {
  const { name, description, legalName, email, phone } = content().site;
  const words = wordsOf(llmsWords);
  const indexed = indexedPages(pages);
  const sections = llmsSections().map(({ section, heading }) => {
    const inSection = indexed.filter((page) => page.section === section);
    const entries = inSection.slice(0, MAX_SECTION_LENGTH).map((page) => {
      return { ...page, url: absoluteUrl(page.path) };
    });
    return llmsSection(heading, entries);
  });
  const feeds = feedLinks().map(({ label, path, text }) => {
    return { name: label, url: absoluteUrl(path), description: text };
  });
  const sitemap = {
    name: words.sitemap,
    // All languages share the sitemap.
    url: sharedUrl("/sitemap.xml"),
    description: words.sitemapText,
  };
  const optional = llmsSection(words.optional, [...feeds, sitemap]);
  const summary = `# ${name}\n\n> ${description}\n\n${legalName}, ${email}, ${phone}\n`;
  return [summary, ...sections, optional].join("");
}

/** The sections of llms.txt with their headings. The other lists of insights stand after the blogs. */
function llmsSections(): { section: string; heading: string }[] {
  const words = wordsOf(llmsWords);
  const known: readonly string[] = [...SITE_SECTIONS, ALL_INSIGHTS];
  const lists = insightListsContent().lists.filter(({ id }) => !known.includes(id));
  const ofLists = lists.map(({ id, heading }) => ({ section: id, heading }));
  return SITE_SECTIONS.flatMap((section) => {
    const fixed = { section, heading: words[section] };
    return section === "blogs" ? [fixed, ...ofLists] : [fixed];
  });
}

/** A section of llms.txt with its heading; an empty text where it has no entries. */
function llmsSection(heading: string, entries: readonly LlmsEntry[]): string {
  if (entries.length === 0) return "";
  const lines = entries.map(({ name, url, description }) => {
    // Brackets would end the name of a link.
    const label = name.replace(/[\\[\]]/g, "\\$&");
    return `- [${label}](${url}): ${description}\n`;
  });
  return `\n## ${heading}\n\n${lines.join("")}`;
}
