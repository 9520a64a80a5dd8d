import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import type { BuiltSite } from "./built/built-site.ts";
import { type ContentSample, readSamples } from "./built/content-samples.ts";
import { findDuplicateIds } from "./built/duplicate-ids.ts";
import { findFeedProblems } from "./built/feeds.ts";
import { findContentInScripts, findForeignContent } from "./built/foreign-content.ts";
import { findHeadingProblems } from "./built/headings.ts";
import { findIdentityProblems } from "./built/identity.ts";
import { findImageProblems } from "./built/images.ts";
import { findInlineCode } from "./built/inline-code.ts";
import { findLeakedPaths } from "./built/leaked-paths.ts";
import { findBrokenLinks } from "./built/links.ts";
import { findNuErrors } from "./built/nu.ts";
import { findOverweight } from "./built/over-budget.ts";
import { findResourceProblems } from "./built/resources.ts";
import { findServerCode } from "./built/server-code.ts";
import { findSitemapProblems } from "./built/sitemap.ts";
import { findStructuredDataProblems } from "./built/structured-data.ts";
import { findInvalidHtml } from "./built/validity.ts";
import type { Check } from "./problem.ts";

/** The checks of the built site, quick ones first. */
export function builtChecks(build: string): readonly Check<BuiltSite>[] {
  const samples: readonly ContentSample[] = readSamples("content");
  const home = homedir();
  // "/" or "/root" would be found in any text.
  const folders = [process.cwd(), ...(home.split("/").length > 2 ? [home] : [])];
  return [
    { name: "one h1, headings in order", find: findHeadingProblems },
    { name: "own title and description, canonical, language", find: findIdentityProblems },
    { name: "no id twice", find: findDuplicateIds },
    {
      name: "nothing inline that the policy blocks",
      find: (site) => findInlineCode(site, allowedScripts(`${build}/deploy/hosting-rules.json`)),
    },
    { name: "links and anchors resolve", find: findBrokenLinks },
    { name: "resources are there, none from another host", find: findResourceProblems },
    { name: "pictures have size and alternative text", find: findImageProblems },
    {
      name: "no page holds the content of another",
      find: (site) => findForeignContent(site, samples),
    },
    { name: "no authored words in scripts", find: (site) => findContentInScripts(site, samples) },
    { name: "no server code in scripts", find: findServerCode },
    { name: "no path of this machine", find: (site) => findLeakedPaths(site, folders) },
    { name: "feeds", find: findFeedProblems },
    { name: "sitemap", find: findSitemapProblems },
    { name: "structured data", find: findStructuredDataProblems },
    { name: "byte budgets", find: findOverweight },
    { name: "valid HTML (html-validate)", find: findInvalidHtml },
    { name: "valid HTML (Nu checker)", find: (site) => findNuErrors(`${build}/client`, site) },
  ];
}

/** The hashes of inline scripts that the policy of this build names. */
function allowedScripts(rules: string): string[] {
  if (!existsSync(rules)) return [];
  return readFileSync(rules, "utf8").match(/sha256-[\w+/]+=*/g) ?? [];
}
