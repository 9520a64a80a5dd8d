import { content } from "#app/content/content.ts";
import { absoluteUrl } from "./absolute-url.ts";

/** RFC 9116 asks for less than a year, so that nobody trusts a contact that is long gone. */
const VALID_DAYS = 364;

/** Address below the site, fixed by RFC 9116. */
export const SECURITY_PATH = "/.well-known/security.txt";

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
