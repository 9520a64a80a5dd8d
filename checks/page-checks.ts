import { PROGRAM_PARTS } from "./budgets.ts";
import type { BuiltSite } from "./built/built-site.ts";
import { findElementProblems } from "./built/elements.ts";
import { findFeedProblems } from "./built/feeds.ts";
import { findInvalidHtml } from "./built/html-rules.ts";
import { findIdentityProblems } from "./built/identity.ts";
import { findBrokenLinks } from "./built/links.ts";
import { findHeavyPhotos } from "./built/photos.ts";
import { findMissingResources } from "./built/resources.ts";
import { findSitemapProblems } from "./built/sitemap-entries.ts";
import { findStructuredDataProblems } from "./built/structured-data-rules.ts";
import { findOverweight, weighPages } from "./built/weights.ts";

/** Says in lines what is wrong with a built site. */
export type SiteCheck = (site: BuiltSite) => readonly string[];

/**
 * What holds for every page of a built site, whatever its content: no edit that `npm run content` calls sound breaks it.
 * What depends on words and numbers that editors may change stands in ./shipped-checks.ts.
 */
export const PAGE_CHECKS: Readonly<Record<string, SiteCheck>> = {
  "title, description, heading and canonical address": findIdentityProblems,
  "nothing inline that the policy blocks, drawings with a name": findElementProblems,
  "links and anchors resolve": findBrokenLinks,
  "resources are there, none from another host": findMissingResources,
  feeds: findFeedProblems,
  sitemap: findSitemapProblems,
  "structured data": findStructuredDataProblems,
  "byte budgets of styles, font and scripts": (site) =>
    findOverweight(weighPages(site, PROGRAM_PARTS)),
  "photos as a telephone takes them": findHeavyPhotos,
  "valid HTML (html-validate)": findInvalidHtml,
};
