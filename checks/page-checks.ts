import { PROGRAM_PARTS } from "./budgets.ts";
import type { BuiltSite } from "./built/built-site.ts";
import { findUnstyledCharts } from "./built/charts.ts";
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

/** Returns a message for each problem of a built site. */
export type SiteCheck = (site: BuiltSite) => readonly string[];

/**
 * The checks that every page of a built site passes, whatever its content: no edit that `npm run content` calls sound fails
 * them. ./shipped-checks.ts holds the checks that depend on words and numbers.
 */
export const PAGE_CHECKS: Readonly<Record<string, SiteCheck>> = {
  "title, description, heading and canonical address": findIdentityProblems,
  "nothing inline that the policy blocks, drawings with a name": findElementProblems,
  "links and anchors resolve": findBrokenLinks,
  "resources are there, none from another host": findMissingResources,
  "charts have their style sheet": findUnstyledCharts,
  feeds: findFeedProblems,
  sitemap: findSitemapProblems,
  "structured data": findStructuredDataProblems,
  "byte budgets of styles, font and scripts": (site) =>
    findOverweight(weighPages(site, PROGRAM_PARTS)),
  "byte budgets of photos on a telephone": findHeavyPhotos,
  "valid HTML (html-validate)": findInvalidHtml,
};
