import { INKS } from "#app/artwork/inks.ts";
import { absoluteUrl, content } from "#app/content/content.ts";
import { isPreview } from "#app/content/publication.ts";
import { feedLinks } from "#app/feeds/feed-content.ts";
import { siteHref } from "#app/lib/site-href.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { indexedPages } from "./sitemap.ts";

/** robots.txt (RFC 9309): everything may be read, of a preview nothing. */
export function robotsText(): string {
  if (isPreview()) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`;
}

/** Address below the site, fixed by RFC 9116. */
export const SECURITY_PATH = "/.well-known/security.txt";

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
  return [
    `Contact: mailto:${content().site.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl(SECURITY_PATH)}`,
    "",
  ].join("\n");
}

/** What browsers may fetch ahead: a page that the visitor points at, but no file such as a feed. */
export function speculationRules(): string {
  const at = (path: string) => ({ href_matches: siteHref(path) });
  const where = { and: [at("/*"), { not: at("/*.*") }] };
  return `${JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] })}\n`;
}

/** The web app manifest (w3.org/TR/appmanifest): name, colours and the icons that `npm run brand` writes. */
export function webManifest(): string {
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
export function llmsText(all: readonly PageRecord[]): string {
  const { site } = content();
  const own = indexedPages(all);
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
  };
  const parts = Object.entries(sections).map(([heading, pages]) => {
    const lines = pages.map(({ name, canonical, description }) =>
      line(name, canonical, description),
    );
    return lines.length > 0 ? `## ${heading}\n\n${lines.join("\n")}\n\n` : "";
  });
  const feeds = feedLinks().map(({ label, path, text }) => line(label, path, text));
  const sitemap = line("Sitemap", "/sitemap.xml", "The addresses of all pages.");
  return `# ${site.name}

> ${site.description}

${site.legalName}, ${site.email}, ${site.phone}

${parts.join("")}## Optional

${[...feeds, sitemap].join("\n")}
`;
}

function line(name: string, path: string, text: string): string {
  // Brackets would end the name of a link.
  return `- [${name.replace(/[\\[\]]/g, "\\$&")}](${absoluteUrl(path)}): ${text}`;
}
