import { buildDay } from "#app/base/dates.ts";
import { DAY } from "#app/base/durations.ts";
import { siteHref } from "#app/base/site-href.ts";
import { INKS } from "#app/features/artwork/inks.ts";
import { content, contentOfLanguages, sharedUrl } from "#app/model/content.ts";
import type { ContentHistory } from "#app/model/content-history.ts";
import type { PageRecord } from "#app/model/page-record.ts";
import { isPreview } from "#app/model/publication.ts";
import { sitemapXml } from "./sitemap.ts";

/**
 * The files that crawlers and browsers look for, by address below the site. All languages share them.
 *
 * @param pages of the default language, then of every other language
 */
export function textFiles(
  pages: readonly (readonly PageRecord[])[],
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

/** robots.txt (RFC 9309). Crawlers may read everything; of a preview they may read nothing. */
export function robotsText(): string {
  if (isPreview()) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${sharedUrl("/sitemap.xml")}\n`;
}

/** RFC 9116 recommends that security.txt expires within a year. */
const SECURITY_TEXT_LIFETIME = 364 * DAY;

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
