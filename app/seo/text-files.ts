import { INKS } from "#app/artwork/inks.ts";
import { absoluteUrl, content } from "#app/content/content.ts";
import { isPreview } from "#app/content/publication.ts";
import { feedLinks } from "#app/feeds/feed-content.ts";
import { buildDay } from "#app/lib/dates.ts";
import { escapeText } from "#app/lib/escape.ts";
import { siteHref } from "#app/lib/site-href.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";

type Pages = readonly PageRecord[];

/** The files that programs look for, each by its address below the site, made of all pages. */
export const TEXT_FILES: Readonly<Record<string, (pages: Pages) => string>> = {
  "/sitemap.xml": sitemapXml,
  "/robots.txt": robotsText,
  "/llms.txt": llmsText,
  "/site.webmanifest": webManifest,
  "/links.speculationrules": speculationRules,
  "/.well-known/security.txt": () => securityText(buildDay()),
};

/** The pages that search engines should keep: each under its canonical address. */
const keptPages = (pages: Pages) =>
  pages.filter(({ path, canonical, isIndexed }) => isIndexed && path === canonical);

/** The same without the further pages of long lists: what a map of the site for people shows. */
export const indexedPages = (pages: Pages) =>
  keptPages(pages).filter(({ continues }) => continues === undefined);

/**
 * The sitemap (https://www.sitemaps.org/protocol.html). Pages whose content states no day of the last change have none:
 * an invented one teaches search engines to mistrust all others.
 */
export function sitemapXml(pages: Pages): string {
  const entries = keptPages(pages).map(({ canonical, modified }) => {
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

/** RFC 9116 asks for less than a year, so that nobody trusts a contact that is long gone. */
const VALID_DAYS = 364;

/**
 * security.txt (RFC 9116): whom to tell of a weakness.
 *
 * @param day the day of the build, `YYYY-MM-DD`
 */
export function securityText(day: string): string {
  const expires = new Date(`${day}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  return `Contact: mailto:${content().site.email}
Expires: ${expires.toISOString()}
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

/** Insights of one kind at most; the list page beside them has all. */
const NEWEST = 50;

/** llms.txt (https://llmstxt.org): a Markdown map of the site for programs, small however many insights there are. */
export function llmsText(pages: Pages): string {
  const { name, description, legalName, email, phone } = content().site;
  const own = indexedPages(pages);
  const below = (parent: string) => own.filter((page) => page.parent === parent);
  const listed = (list: string) => [
    ...own.filter(({ path }) => path === list),
    ...below(list).slice(0, NEWEST),
  ];
  const sections = {
    Company: own.filter(({ parent, kind }) => parent === undefined && kind.pattern !== "/:id"),
    Services: below("/services"),
    Industries: below("/industries"),
    Articles: listed("/insights/articles"),
    Blogs: listed("/insights/blogs"),
    "Open positions": below("/careers"),
    Optional: [
      ...feedLinks().map(({ label, path, text }) => ({ name: label, path, description: text })),
      { name: "Sitemap", path: "/sitemap.xml", description: "The addresses of all pages." },
    ],
  };
  const parts = Object.entries(sections)
    .filter(([, pages]) => pages.length > 0)
    .map(([heading, pages]) => `\n## ${heading}\n\n${pages.map(line).join("")}`);
  return `# ${name}\n\n> ${description}\n\n${legalName}, ${email}, ${phone}\n${parts.join("")}`;
}

function line({ name, path, description }: Pick<PageRecord, "name" | "path" | "description">) {
  // Brackets would end the name of a link.
  return `- [${name.replace(/[\\[\]]/g, "\\$&")}](${absoluteUrl(path)}): ${description}\n`;
}
