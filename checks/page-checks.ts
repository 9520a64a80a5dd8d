import type { BuiltSite } from "./built/built-site.ts";
import { findElementProblems } from "./built/elements.ts";
import { findFeedProblems } from "./built/feeds.ts";
import { findInvalidHtml } from "./built/html-rules.ts";
import { findIdentityProblems } from "./built/identity.ts";
import { findForeignContent } from "./built/leaks.ts";
import { findBrokenLinks, findDeadEnds } from "./built/links.ts";
import { findHeavyPhotos } from "./built/photos.ts";
import { findMissingResources } from "./built/resources.ts";
import { findSitemapProblems } from "./built/sitemap-entries.ts";
import { findStructuredDataProblems } from "./built/structured-data-rules.ts";
import { findOverweight, weighPages } from "./built/weights.ts";

/** What holds for every page of a built site, whatever its content: each says in lines what is wrong. */
export const PAGE_CHECKS: Readonly<Record<string, (site: BuiltSite) => readonly string[]>> = {
  "title, description, heading and canonical address": findIdentityProblems,
  "nothing inline that the policy blocks, drawings with a name": findElementProblems,
  "links and anchors resolve": findBrokenLinks,
  // A new item stands in its list, and the one before it leads on to it.
  "every page is linked to, and ends with a link onward": (site) => findDeadEnds(site, 2),
  "resources are there, none from another host": findMissingResources,
  "no page or script holds the content of another page": findForeignContent,
  feeds: findFeedProblems,
  sitemap: findSitemapProblems,
  "structured data": findStructuredDataProblems,
  "byte budgets": (site) => findOverweight(weighPages(site)),
  "photos as a telephone takes them": findHeavyPhotos,
  "valid HTML (html-validate)": findInvalidHtml,
};
