import { expect, test } from "vitest";
import { findDuplicateIds } from "./duplicate-ids.ts";
import { pageOf, siteOf } from "./site-of.ts";

test("an id that stands twice on a page is found, inside drawings too", () => {
  const body = '<h1 id="a">A</h1><svg><clipPath id="a"></clipPath></svg>';
  const site = siteOf({ "index.html": pageOf({ body }), "b/index.html": pageOf() });
  expect(findDuplicateIds(site)).toEqual([{ where: "/:4", what: 'id "a" for the second time' }]);
});

test("the same id on two pages is none of its business", () => {
  const page = pageOf({ body: '<h1 id="a">A</h1>' });
  expect(findDuplicateIds(siteOf({ "index.html": page, "b/index.html": page }))).toEqual([]);
});
