import { expect, test } from "vitest";
import { findImageProblems } from "./images.ts";
import { pageOf, siteOf } from "./site-of.ts";

const check = (body: string) =>
  findImageProblems(siteOf({ "index.html": pageOf({ body }) })).map(({ what }) => what);

test("a picture without size is found", () => {
  expect(check('<img src="a" alt="" width="4" height="3">')).toEqual([]);
  for (const size of ["", 'width="4"', 'height="3"', 'width="auto" height="3"']) {
    expect(check(`<img src="a" ${size}>`)).toEqual(['<img src="a"> without width and height']);
  }
});

test("a drawing is named or hidden", () => {
  expect(check('<svg aria-hidden="true"></svg><svg role="img" aria-label="Logo"></svg>')).toEqual(
    [],
  );
  expect(check('<span aria-hidden="true"><svg></svg></span>')).toEqual([]);
  expect(check("<svg></svg>")).toHaveLength(1);
  expect(check('<svg role="img"><g></g></svg>')).toHaveLength(1);
});
