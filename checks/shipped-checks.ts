import { PARTS, shippedHtml } from "./budgets.ts";
import { type BuiltSite, canonicalPage } from "./built/built-site.ts";
import { findForeignContent } from "./built/leaks.ts";
import { findDeadEnds } from "./built/links.ts";
import { at, find, type Page } from "./built/page.ts";
import { compressedSize, findOverweight, weighPages } from "./built/weights.ts";
import type { SiteCheck } from "./page-checks.ts";

/**
 * The checks of the site as it ships. An editor may decide otherwise: write a longer text, give two pages the same paragraph,
 * or take a page out of the menu.
 */
export const SHIPPED_CHECKS: Readonly<Record<string, SiteCheck>> = {
  "three other pages link to each, and each ends with a link onward": (site) =>
    findDeadEnds(site, 3),
  "no page or script holds the content of another page": findForeignContent,
  "byte budgets": (site) => findOverweight(weighPages(site, PARTS)),
  "HTML is no heavier than before pages were documents": findHeavierPages,
  "no two drawings of one family stand side by side, portraits aside": findDrawingsAlike,
};

function findHeavierPages(site: BuiltSite): string[] {
  return site.pages.flatMap((page) => {
    // The further pages of a list have no limit of their own.
    const limit = shippedHtml[kindOf(site, page)] ?? Number.POSITIVE_INFINITY;
    const over = compressedSize(site, page.file) - limit;
    return over > 0 ? [`${page.address}: ${over} bytes over its ${limit}`] : [];
  });
}

/**
 * The kind of a page, by its address. An article under `/blogs`, the folder of the shorter texts, is of the kind of its
 * canonical page: it had no page there when the limits were measured.
 */
function kindOf(site: BuiltSite, page: Page): string {
  const canonical = canonicalPage(site, page).address;
  const isArticle = canonical.startsWith("/insights/articles/");
  const address = page.address.startsWith("/blogs/") && isArticle ? canonical : page.address;
  return address.replace(/(?<!^)\/[^/]+/g, "/*");
}

function findDrawingsAlike(site: BuiltSite): string[] {
  return site.pages.flatMap((page) => {
    const images = find(page, "img").map(({ attribs }) => attribs.src ?? "");
    const families = images.map((src) => /\/artwork\/\d+\/(?!portrait)([a-z]+)\./.exec(src)?.[1]);
    return images
      .filter((_, index) => families[index] && families[index] === families[index - 1])
      .map(at(page.address));
  });
}
