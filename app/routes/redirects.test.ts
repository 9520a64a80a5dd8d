import { expect, test } from "vitest";
import { findRedirect } from "../../hosting/redirects.ts";
import { loadTestContent } from "../../tests/set-up/load-content.ts";
import { allPages, pageAt } from "./page-index.ts";
import { pagesInOtherSpellings, siteRedirects } from "./redirects.ts";

await loadTestContent();

test("hosts redirect other spellings of every canonical address and of stand-alone pages (product 3.10)", () => {
  const pages = pagesInOtherSpellings();
  expect(pages).toEqual(expect.arrayContaining(["/about", "/capabilities", "/insights/articles"]));
  const canonical = allPages().flatMap(({ path, canonical }) => (path === canonical ? path : []));
  const missing = canonical.filter((path) => !pages.includes(path));
  expect(missing).toEqual(["/", "/404"]);
});

test("no page redirects to itself", () => {
  for (const path of pagesInOtherSpellings()) {
    expect(path).toBe(path.toLowerCase());
    expect(pageAt(path)).toBeDefined();
  }
});

test.each([
  ["/services/360-business-growth", "/services/360°-business-growth"],
  ["/services/ma-growth-support", "/services/m&a-growth-support"],
  ["/services/m-and-a-growth-support", "/services/m&a-growth-support"],
  ["/services/m-and-a-advisory", "/services/ma-advisory"],
  ["/services/strategy-and-innovation", "/services/strategy-innovation"],
  ["/services/business-consulting-for-banks", "/services/business-consulting"],
  ["/industries/energy-and-resources", "/industries/energy-resources"],
  ["/industries/our-technology", "/industries/technology"],
  ["/industries/financial", "/industries"],
  ["/services/none", undefined],
])("hosts lead %s to %s (product 3.6 to 3.8)", (path, to) => {
  expect(findRedirect(path, siteRedirects())?.to).toBe(to);
});
