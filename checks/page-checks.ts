import { globSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { BuiltSite } from "./built/built-site.ts";
import { findElementProblems } from "./built/elements.ts";
import { findFeedProblems } from "./built/feeds.ts";
import { findInvalidHtml } from "./built/html-rules.ts";
import { findIdentityProblems } from "./built/identity.ts";
import { findForeignContent, sampleOf } from "./built/leaks.ts";
import { findBrokenLinks, findDeadEnds } from "./built/links.ts";
import { findHeavyPhotos } from "./built/photos.ts";
import { findMissingResources } from "./built/resources.ts";
import { findSitemapProblems } from "./built/sitemap-entries.ts";
import { findStructuredDataProblems } from "./built/structured-data-rules.ts";
import { findOverweight, weighPages } from "./built/weights.ts";
import type { Problem } from "./problem.ts";
import { findMachinePaths } from "./sources/source-files.ts";

/** Finds what is wrong with a built site. */
type Check = () => readonly Problem[] | Promise<readonly Problem[]>;

/**
 * What holds for every page of a built site, whatever its content.
 *
 * @param content folder of the content that it was built from
 */
export function pageChecks(site: BuiltSite, content: string): Readonly<Record<string, Check>> {
  const samples = globSync("**/*.{md,yaml}", { cwd: content }).flatMap((file) =>
    sampleOf(readFileSync(join(content, file), "utf8")),
  );
  const texts = [...site.files]
    .filter((file) => /\.(html|css|js|json|xml|txt|svg|webmanifest|map)$/.test(file))
    .map((path) => ({ path, text: site.read(path).toString("utf8") }));
  return {
    "title, description, heading and canonical address": () => findIdentityProblems(site),
    "nothing inline that the policy blocks, drawings with a name": () => findElementProblems(site),
    "links and anchors resolve": () => findBrokenLinks(site),
    // A new item stands in its list, and the one before it leads on to it.
    "every page is linked to, and ends with a link onward": () => findDeadEnds(site, 2),
    "resources are there, none from another host": () => findMissingResources(site),
    "no page or script holds the content of another page": () => findForeignContent(site, samples),
    "no path of this machine": () => findMachinePaths(texts, [process.cwd(), homedir()]),
    feeds: () => findFeedProblems(site),
    sitemap: () => findSitemapProblems(site),
    "structured data": () => findStructuredDataProblems(site),
    "byte budgets": () => findOverweight(weighPages(site)),
    "photos as a telephone takes them": () => findHeavyPhotos(site),
    "valid HTML (html-validate)": () => findInvalidHtml(site),
  };
}
