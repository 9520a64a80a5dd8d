import { siteAddress } from "../../hosting/address.ts";
import type { ContentProblem } from "./content-problem.ts";
import type { Findings } from "./findings.ts";
import { ORIGINAL_TAG } from "./language.ts";
import { previewEnd } from "./publication.ts";
import { createReader, type ReaderOptions } from "./reader.ts";
import type { SiteFields } from "./schemas/site.ts";
import type { SiteForms } from "./site-forms.ts";

/** The firm's identity, with the address of the published site without a trailing slash. */
export type Site = SiteFields & { url: string };

/** Defaults for fields that an invalid site.yaml may lack. */
const NO_SITE = {
  language: ORIGINAL_TAG,
  categories: [],
  preview: { band: "", draft: "", scheduled: "", until: "" },
};

/**
 * Reads content/site.yaml. If the file has a problem, its list of categories may be wrong, and fields may be missing.
 *
 * @param findings receives every problem
 */
export function readSite(forms: SiteForms, findings: Findings): Site {
  const { fields, file, problems } = createReader({}, findings).readFile("site.yaml");
  if (problems.some(({ field }) => field.startsWith("categories"))) {
    findings.uncertainFiles.add(file);
  }
  const site = { ...NO_SITE, ...fields, url: siteAddress().url };
  findings.problems.push(...figureProblems(site, file, forms));
  return Array.isArray(site.categories) ? site : { ...site, categories: [] };
}

/** Reports figures that have the name of another token. */
function figureProblems(site: Site, file: string, forms: SiteForms): ContentProblem[] {
  const tokens = tokensOf(site, forms);
  const figures = Object.entries(Object(site.figures));
  return figures
    .filter(([name]) => Object.hasOwn(tokens, name))
    .map(([name, value]) => {
      const remedy = `choose another name: {${name}} stands for something else already`;
      return { file, field: `figures.${name}`, value, remedy };
    });
}

/** What tokens say about the forms. */
type FormTokens = Pick<SiteForms, "address" | "retention">;

/**
 * A reader of files that name the firm by tokens such as `{firm}`.
 *
 * @param findings receives every problem of the files that are read
 */
export function siteReader(
  site: Site,
  forms: FormTokens,
  findings: Findings,
  options: ReaderOptions = {},
) {
  const { figures } = site;
  // If site.yaml cannot be read, its figures are unknown.
  const isRead = Object(figures) === figures;
  const tokens = isRead ? { ...tokensOf(site, forms), ...figures } : undefined;
  return createReader(tokens, findings, options);
}

/** The address of the site as texts name it: without the random part of a preview that is kept for some days. */
function publicAddress(url: string): string {
  return previewEnd() === undefined ? url : url.replace(/\/[^/]+$/, "");
}

/** The values of tokens such as `{firm}`, without the figures of site.yaml. */
function tokensOf(site: Site, { address, retention }: FormTokens) {
  const { name: firm, legalName, phone, email, hrEmail, url } = site;
  return {
    firm,
    legalName,
    phone,
    email,
    hrEmail,
    site: publicAddress(url).replace(/^https?:\/\//, ""),
    // For the privacy page: who receives the forms.
    formHost: new URL(address ?? url, url).host,
    ...retention,
  };
}

/** The tokens that a mail may contain. The receiver knows nothing else about the firm. */
export function mailTokens({
  name: firm,
  phone,
  email,
  hrEmail,
}: Pick<SiteFields, "name" | "phone" | "email" | "hrEmail">) {
  return { firm, phone, email, hrEmail };
}
