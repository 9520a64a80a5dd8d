import { absoluteUrl } from "./absolute-url.ts";

/** robots.txt (RFC 9309): everything may be read, and where the list of it is. */
export function robotsText(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`;
}
