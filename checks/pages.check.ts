import { globSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { expect, test } from "vitest";
import { siteAddress } from "../hosting/address.ts";
import { readBuiltSite } from "./built/built-site.ts";
import { findElementProblems } from "./built/elements.ts";
import { findFeedProblems } from "./built/feeds.ts";
import { findInvalidHtml } from "./built/html-rules.ts";
import { findIdentityProblems } from "./built/identity.ts";
import { findForeignContent, sampleOf } from "./built/leaks.ts";
import { findBrokenLinks, findDeadEnds } from "./built/links.ts";
import { canRunNu, findNuErrors } from "./built/nu-checker.ts";
import { findMissingResources } from "./built/resources.ts";
import { findSitemapProblems } from "./built/sitemap-entries.ts";
import { findStructuredDataProblems } from "./built/structured-data-rules.ts";
import { findOverweight, weighPages } from "./built/weights.ts";
import { describeProblems, type Problem } from "./problem.ts";
import { findMachinePaths } from "./sources/source-files.ts";

/* `npm run check`: what holds for every page of the built site. */

const site = readBuiltSite("dist", siteAddress().basePath);
const samples = globSync("content/**/*.{md,yaml}").flatMap((file) =>
  sampleOf(readFileSync(file, "utf8")),
);
const texts = [...site.files]
  .filter((file) => /\.(html|css|js|json|xml|txt|svg|webmanifest|map)$/.test(file))
  .map((path) => ({ path, text: site.read(path).toString("utf8") }));

const checks: Readonly<Record<string, () => readonly Problem[] | Promise<readonly Problem[]>>> = {
  "title, description, heading and canonical address": () => findIdentityProblems(site),
  "nothing inline that the policy blocks, drawings with a name": () => findElementProblems(site),
  "links and anchors resolve": () => findBrokenLinks(site),
  "every page is linked to, and ends with a link onward": () => findDeadEnds(site),
  "resources are there, none from another host": () => findMissingResources(site),
  "no page or script holds the content of another page": () => findForeignContent(site, samples),
  "no path of this machine": () => findMachinePaths(texts, [process.cwd(), homedir()]),
  feeds: () => findFeedProblems(site),
  sitemap: () => findSitemapProblems(site),
  "structured data": () => findStructuredDataProblems(site),
  "byte budgets": () => findOverweight(weighPages(site)),
  "valid HTML (html-validate)": () => findInvalidHtml(site),
};

test.each(Object.entries(checks))("every page: %s", async (_, find) => {
  expect(describeProblems(await find())).toBe("");
});

test.skipIf(!canRunNu())("every page: valid HTML (Nu checker)", () => {
  expect(describeProblems(findNuErrors("dist/site", site))).toBe("");
});
