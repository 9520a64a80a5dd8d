import type { ContentProblem } from "./content-problem.ts";
import type { Tokens } from "./fill-tokens.ts";
import { createReader } from "./reader.ts";
import { type SiteFields, site as siteSchema } from "./schemas/site.ts";

/** The firm's identity, with the address under which the site is published. */
export interface Site extends SiteFields {
  /** Origin (and sub-path, when hosted under one) without a trailing slash. */
  url: string;
}

/** Default of `SITE_URL` (decision 1). */
const DEFAULT_SITE_URL = "https://www.example.com";

/**
 * The address of the published site, from `SITE_URL`.
 *
 * @throws TypeError when `SITE_URL` is set and is not an absolute http(s) address
 */
export function siteUrl(): string {
  const value = process.env.SITE_URL ?? DEFAULT_SITE_URL;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new TypeError(`SITE_URL must be an address such as ${DEFAULT_SITE_URL}, not "${value}"`);
  }
  return url.href.replace(/\/$/, "");
}

/** Reads content/site.yaml. */
export function loadSite(problems: ContentProblem[]): Site | undefined {
  const entry = createReader({}, problems).one("site.yaml", siteSchema);
  return entry && { ...entry.fields, url: siteUrl() };
}

/** What other content files may write for the firm's identity. */
export function identityTokens(site: Site): Tokens {
  return {
    firm: site.name,
    legalName: site.legalName,
    phone: site.phone,
    email: site.email,
    hrEmail: site.hrEmail,
    site: site.url.replace(/^https?:\/\//, ""),
  };
}
