import { siteAddress } from "../../hosting/address.ts";
import type { ContentProblem } from "./content-problem.ts";
import type { Tokens } from "./fill-tokens.ts";
import { createReader } from "./reader.ts";
import { type SiteFields, site as siteSchema } from "./schemas/site.ts";

/** The firm's identity, with the address under which the site is published. */
export interface Site extends SiteFields {
  /** Origin (and sub-path, when hosted under one) without a trailing slash. */
  url: string;
}

/** Reads content/site.yaml. */
export function loadSite(problems: ContentProblem[]): Site | undefined {
  const entry = createReader({}, problems).one("site.yaml", siteSchema);
  return entry && { ...entry.fields, url: siteAddress().url };
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
