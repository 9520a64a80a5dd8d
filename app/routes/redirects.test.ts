import { expect, test } from "vitest";
import { loadTestContent } from "../../tests/set-up/load-content.ts";
import { allPages, pageAt } from "./page-index.ts";
import { pagesInOtherSpellings } from "./redirects.ts";

await loadTestContent();

test("hosts know other spellings of every canonical address, and of pages that stand alone (product 3.10)", () => {
  const pages = pagesInOtherSpellings();
  expect(pages).toEqual(expect.arrayContaining(["/about", "/capabilities", "/insights/articles"]));
  const canonical = allPages().flatMap(({ path, canonical }) => (path === canonical ? path : []));
  const missing = canonical.filter((path) => !pages.includes(path));
  expect(missing).toEqual(["/", "/404"]);
});

test("no address of a page is an odd spelling itself, so that none leads to itself", () => {
  for (const path of pagesInOtherSpellings()) {
    expect(path).toBe(path.toLowerCase());
    expect(pageAt(path)).toBeDefined();
  }
});
