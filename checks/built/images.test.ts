import { expect, test } from "vitest";
import { findImageProblems } from "./images.ts";
import { pageOf, siteOf } from "./site-of.ts";

const check = (body: string) =>
  findImageProblems(siteOf({ "index.html": pageOf({ body }) })).map(({ what }) => what);

test("a picture without alternative text or size is found", () => {
  expect(check('<img src="a" alt="" width="4" height="3">')).toEqual([]);
  expect(check('<img src="a" width="auto">')).toEqual([
    '<img src="a"> without alt (empty where it is decoration)',
    '<img src="a"> without width',
    '<img src="a"> without height',
  ]);
});

test("a drawing is named or hidden", () => {
  expect(check('<svg aria-hidden="true"></svg><svg role="img" aria-label="Logo"></svg>')).toEqual(
    [],
  );
  expect(check('<span aria-hidden="true"><svg></svg></span>')).toEqual([]);
  expect(check("<svg></svg>")).toHaveLength(1);
  expect(check('<svg role="img"><g></g></svg>')).toHaveLength(1);
});
