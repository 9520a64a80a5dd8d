import { globSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { describe, expect, test } from "vitest";
import { siteAddress } from "../hosting/address.ts";
import { readBuiltSite } from "./built/built-site.ts";
import { findFeedProblems } from "./built/feeds.ts";
import { findInvalidHtml } from "./built/html-rules.ts";
import { findIdentityProblems } from "./built/identity.ts";
import { findImageProblems } from "./built/images.ts";
import { findInlineCode } from "./built/inline-code.ts";
import { findForeignContent, findLeakedPaths, findServerCode, sampleOf } from "./built/leaks.ts";
import { findBrokenLinks, findMissingResources } from "./built/links.ts";
import { canRunNu, findNuErrors } from "./built/nu.ts";
import { findOverweight } from "./built/over-budget.ts";
import { findSitemapProblems } from "./built/sitemap.ts";
import { findStructuredDataProblems } from "./built/structured-data.ts";
import { describeProblems, type Problem } from "./problem.ts";

/* `npm run check`: what holds for every page of the built site. */

const build = "dist";
const site = readBuiltSite(build, siteAddress().basePath);
const samples = globSync("content/**/*.{md,yaml}").flatMap((file) =>
  sampleOf(readFileSync(file, "utf8")),
);
// "/" or "/root" would be found in any text.
const home = homedir().split("/").length > 2 ? [homedir()] : [];

const checks: Readonly<Record<string, () => readonly Problem[] | Promise<readonly Problem[]>>> = {
  "language, title, description, heading and canonical address": () => findIdentityProblems(site),
  "nothing inline that the policy blocks": () => findInlineCode(site),
  "links and anchors resolve": () => findBrokenLinks(site),
  "resources are there, none from another host": () => findMissingResources(site),
  "pictures have their size, drawings a name": () => findImageProblems(site),
  "no page or script holds the content of another page": () => findForeignContent(site, samples),
  "no server code in scripts": () => findServerCode(site),
  "no path of this machine": () => findLeakedPaths(site, [process.cwd(), ...home]),
  feeds: () => findFeedProblems(site),
  sitemap: () => findSitemapProblems(site),
  "structured data": () => findStructuredDataProblems(site),
  "byte budgets": () => findOverweight(site),
  "valid HTML (html-validate)": () => findInvalidHtml(site),
};

describe("every page", () => {
  test.each(Object.entries(checks))("%s", async (_, find) => {
    expect(describeProblems(await find())).toBe("");
  });

  test.skipIf(!canRunNu())("valid HTML (Nu checker)", () => {
    expect(describeProblems(findNuErrors(`${build}/site`, site))).toBe("");
  });
});
