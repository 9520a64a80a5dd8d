import { PARTS } from "./budgets.ts";
import type { BuiltSite } from "./built/built-site.ts";
import { findForeignContent } from "./built/leaks.ts";
import { findDeadEnds } from "./built/links.ts";
import { find, prefixed } from "./built/page.ts";
import { findOverweight, weighPages } from "./built/weights.ts";
import type { SiteCheck } from "./page-checks.ts";
import { findMissingWords } from "./promised-words.ts";

/**
 * The checks of the site as it ships. An editor may decide otherwise: write a longer text, give two pages the same paragraph,
 * or take a page out of the menu.
 */
export const SHIPPED_CHECKS: Readonly<Record<string, SiteCheck>> = {
  "three other pages link to each, and each ends with a link onward": (site) =>
    findDeadEnds(site, 3),
  "the words that are promised of each page": (site) => findMissingWords(site),
  "no page or script holds the content of another page": findForeignContent,
  "byte budgets": (site) => findOverweight(weighPages(site, PARTS)),
  "no two drawings of one family stand side by side, portraits aside": findDrawingsAlike,
};

function findDrawingsAlike(site: BuiltSite): string[] {
  return site.pages.flatMap((page) => {
    const images = find(page, "img").map(({ attribs }) => attribs.src ?? "");
    const families = images.map((src) => /\/artwork\/\d+\/(?!portrait)([a-z]+)\./.exec(src)?.[1]);
    return images
      .filter((_, index) => families[index] && families[index] === families[index - 1])
      .map(prefixed(page.address));
  });
}
