import { INKS } from "#app/artwork/inks.ts";
import { absoluteUrl, content } from "#app/content/content.ts";
import { isPreview } from "#app/content/publication.ts";
import { siteHref } from "#app/lib/site-href.ts";

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
