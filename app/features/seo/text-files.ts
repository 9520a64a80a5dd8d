import { buildDay } from "#app/base/dates.ts";
import { escapeText } from "#app/base/escape.ts";
import { siteHref } from "#app/base/site-href.ts";
import { INKS } from "#app/features/artwork/inks.ts";
import { feedLinks } from "#app/features/feeds/feed-content.ts";
import { absoluteUrl, content } from "#app/model/content.ts";
import { type PageRecord, SITE_SECTIONS } from "#app/model/page-record.ts";
import { isPreview } from "#app/model/publication.ts";

type Pages = readonly PageRecord[];

/** The files that programs look for, by address. */
export const textFiles = (pages: Pages) => ({
  "/sitemap.xml": sitemapXml(pages),
  "/robots.txt": robotsText(),
  "/llms.txt": llmsText(pages),
  "/site.webmanifest": webManifest(),
  "/links.speculationrules": speculationRules(),
  "/.well-known/security.txt": securityText(buildDay()),
});

/** The pages that search engines should keep, each under its canonical address. */
const canonicalPages = (pages: Pages) =>
  pages.filter(({ path, canonical, isIndexed }) => isIndexed && path === canonical);

/** The same without the further pages of long lists, for a map of the site that people read. */
export const indexedPages = (pages: Pages) =>
  canonicalPages(pages).filter(({ continues }) => continues === undefined);

/**
 * The sitemap (https://www.sitemaps.org/protocol.html). A page whose content states no last change has none: an
 * invented one teaches search engines to mistrust all others.
 */
export function sitemapXml(pages: Pages): string {
  const entries = canonicalPages(pages).map(({ canonical, modified }) => {
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : "";
    return `<url><loc>${escapeText(absoluteUrl(canonical))}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** robots.txt (RFC 9309): everything may be read, of a preview nothing. */
export function robotsText(): string {
  if (isPreview()) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`;
}

/** security.txt (RFC 9116): whom to tell of a weakness. It is to expire within a year of the day, `YYYY-MM-DD`. */
export function securityText(day: string): string {
  return `Contact: mailto:${content().site.email}
Expires: ${new Date(Date.parse(day) + 364 * 24 * 3_600_000).toISOString()}
Preferred-Languages: en
Canonical: ${absoluteUrl("/.well-known/security.txt")}
`;
}

/** What browsers may fetch ahead: a page that the visitor points at, but no file such as a feed. */
function speculationRules(): string {
  const at = (path: string) => ({ href_matches: siteHref(path) });
  const where = { and: [at("/*"), { not: at("/*.*") }] };
  return `${JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] })}\n`;
}

/** The web app manifest (w3.org/TR/appmanifest): name, colours and the icons that `npm run brand` writes. */
function webManifest(): string {
  const { name, description } = content().site;
  const icon = (name: string, side: number) => {
    return { src: siteHref(`/icons/${name}.png`), type: "image/png", sizes: `${side}x${side}` };
  };
  const maskable = { ...icon("icon-maskable-512", 512), purpose: "maskable" };
  const manifest = {
    name,
    short_name: name,
    description,
    start_url: siteHref("/"),
    display: "browser",
    background_color: INKS.paper,
    theme_color: INKS.paper,
    icons: [icon("icon-192", 192), icon("icon-512", 512), maskable],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Pages of a section of llms.txt at most. Of articles and blogs that is the list, which has all, and the newest 50. */
const SECTION_LENGTH = 51;

type LlmsEntry = Pick<PageRecord, "name" | "path" | "description">;

/** llms.txt (https://llmstxt.org): a Markdown map of the site for programs, small however many insights there are. */
export function llmsText(pages: Pages): string {
  const { name, description, legalName, email, phone } = content().site;
  const indexed = indexedPages(pages);
  const sections = SITE_SECTIONS.map((section) => {
    const inSection = indexed.filter((page) => page.section === section);
    return llmsSection(section, inSection.slice(0, SECTION_LENGTH));
  });
  const feeds = feedLinks().map(({ label, path, text }) => {
    return { name: label, path, description: text };
  });
  const sitemap = {
    name: "Sitemap",
    path: "/sitemap.xml",
    description: "The addresses of all pages.",
  };
  const optional = llmsSection("Optional", [...feeds, sitemap]);
  const summary = `# ${name}\n\n> ${description}\n\n${legalName}, ${email}, ${phone}\n`;
  return [summary, ...sections, optional].join("");
}

/** A section with its heading; empty where it has no entries. */
function llmsSection(heading: string, entries: readonly LlmsEntry[]): string {
  if (entries.length === 0) return "";
  const lines = entries.map(({ name, path, description }) => {
    // Brackets would end the name of a link.
    const label = name.replace(/[\\[\]]/g, "\\$&");
    return `- [${label}](${absoluteUrl(path)}): ${description}\n`;
  });
  return `\n## ${heading}\n\n${lines.join("")}`;
}
