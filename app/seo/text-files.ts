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
  const where = {
    and: [{ href_matches: siteHref("/*") }, { not: { href_matches: siteHref("/*.*") } }],
  };
  return `${JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] })}\n`;
}

/** Icons of public/icons/, written by `npm run brand`. */
const ICONS = [
  { file: "icon-192.png", sizes: "192x192" },
  { file: "icon-512.png", sizes: "512x512" },
  { file: "icon-maskable-512.png", sizes: "512x512", purpose: "maskable" },
];

/** The web app manifest (w3.org/TR/appmanifest): name, colours and icons for a home screen. */
export function webManifest(): string {
  const { name, description } = content().site;
  const icons = ICONS.map(({ file, ...icon }) => {
    return { src: siteHref(`/icons/${file}`), type: "image/png", ...icon };
  });
  const manifest = {
    name,
    short_name: name,
    description,
    start_url: siteHref("/"),
    display: "browser",
    background_color: INKS.paper,
    theme_color: INKS.paper,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
