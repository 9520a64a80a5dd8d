import { describe, expect, test } from "vitest";
import { findHeadingProblems } from "./headings.ts";
import { pageOf, siteOf } from "./site-of.ts";

const check = (body: string) =>
  findHeadingProblems(siteOf({ "index.html": pageOf({ body }) })).map(({ what }) => what);

describe("headings", () => {
  test("one h1 and levels in order pass", () => {
    expect(check("<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>")).toEqual([]);
  });

  test("no h1, or two, is a problem", () => {
    expect(check("<h2>B</h2>")).toEqual(["0 h1 instead of one"]);
    expect(check("<h1>A</h1><h1>B</h1>")).toEqual(["2 h1 instead of one"]);
  });

  test("a level left out is a problem", () => {
    expect(check("<h1>A</h1><h3>C</h3>")).toEqual(['h3 "C" follows h1 "A"']);
  });

  test("an empty heading is a problem", () => {
    expect(check("<h1>A</h1><h2> <svg></svg> </h2>")).toEqual(["an empty h2"]);
  });
});
