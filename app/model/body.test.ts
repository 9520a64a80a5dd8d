import { expect, test } from "vitest";
import {
  barsBlock,
  exhibitBlock,
  fencedBlock,
  seriesBlock,
  TWO_BARS,
  TWO_SLOPES,
} from "../../tests/set-up/markdown-blocks.ts";
import { parseBody } from "./body.ts";
import { ContentError } from "./content-error.ts";
import type { ContentProblem } from "./content-problem.ts";

function problemsOf(markdown: string): ContentProblem[] {
  try {
    parseBody(markdown, "content/a.md");
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
  }
  return [];
}

test.each<[mistake: string, markdown: string, field: string, remedy: string]>([
  ["HTML", "a <br> b", "body", "plain Markdown"],
  ["a title", "# Title", "body", "## or ###"],
  [
    "another block",
    fencedBlock("chart", ["a: 1"]),
    "body",
    "```exhibit, ```picture or ```small print",
  ],
  ["a heading without a space", "##Part", "body", "a space after ##"],
  ["a heading without words", "##\n\nText", "body", "the words after ##"],
  ["a list without spaces", "-One\n-Two", "body", "a space after the hyphen"],
  ["a table without its rule", "| a | b |\n| 1 | 2 |", "body", "| --- | --- |"],
  ["bold without its end", "It is **bold, and", "body", "close with **"],
  ["a link without its bracket", "In a [room(/about), we", "body", "[its words](/its-address)"],
  ["a link with a gap", "In a [room] (/about), we", "body", "[its words](/its-address)"],
  ["an indented line", "Text\n\n    - item", "body", "without blanks"],
  ["a block without its end", exhibitBlock("kind: bars").slice(0, -3), "body", "only ```"],
  ["a picture in a sentence", "See ![this](a.jpg) here", "body", "a line of its own"],
  ["a picture without words", "![](a.jpg)", "body", "what the photo shows"],
  ["no family", fencedBlock("picture", ["family: cubes"]), "body picture 1: family", "tiles"],
  [
    "broken YAML",
    barsBlock(...TWO_BARS).replace("grows", "grows: fast"),
    "body exhibit 1",
    "quotes",
  ],
  [
    "an unknown kind",
    barsBlock(...TWO_BARS).replace("bars", "pie"),
    "body exhibit 1: kind",
    "waterfall",
  ],
  ["a unit within", barsBlock(...TWO_BARS, "label: Three, value: 3%"), "rows[2].value", "number"],
  ["one bar", barsBlock("label: One, value: 1"), "body exhibit 1: rows", "at least 2"],
  [
    "a misspelt field",
    barsBlock(...TWO_BARS, "label: C, value: 3, mrak: true"),
    "rows[2].mrak",
    "write `mark:`",
  ],
  [
    "a bar below 0",
    barsBlock(...TWO_BARS, "label: Three, value: -3"),
    "rows[2].value",
    "not below 0",
  ],
  ["only nothing", barsBlock("label: A, value: 0", "label: B, value: 0"), "rows", "not all 0"],
  [
    "no source",
    barsBlock(...TWO_BARS).replace("illustrative: true\n", ""),
    "source",
    "illustrative: true",
  ],
  ["columns of bars", seriesBlock("bars", "[A, B]", ...TWO_BARS), "columns", "remove it"],
  ["lists of bars", barsBlock(...TWO_BARS, TWO_SLOPES[0] ?? ""), "rows[2].values", "one number"],
  ["a slope of three", seriesBlock("slope", "[A, B, C]", ...TWO_SLOPES), "columns", "two points"],
  [
    "a single value",
    seriesBlock("slope", "[A, B]", ...TWO_SLOPES, TWO_BARS[0] ?? ""),
    "rows[2].value",
    "a list",
  ],
  ["lines of two points", seriesBlock("lines", "[A, B]", ...TWO_SLOPES), "columns", "3 to 8"],
  [
    "a total of bars",
    barsBlock(...TWO_BARS).replace("rows:", "total: All\nrows:"),
    "total",
    "waterfall",
  ],
  ["no total", barsBlock(...TWO_BARS).replace("bars", "waterfall"), "total", "the sum of all rows"],
])("%s is a fault that says where it is and what to do", (_mistake, markdown, field, remedy) => {
  const [problem, ...others] = problemsOf(markdown);
  expect(others).toEqual([]);
  expect(problem?.file).toBe("content/a.md");
  expect(problem?.field).toContain(field);
  expect(problem?.remedy).toContain(remedy);
});

test("all faults of a text are found at once, its blocks counted", () => {
  const pie = barsBlock(...TWO_BARS).replace("bars", "pie");
  const fields = problemsOf([barsBlock(...TWO_BARS), pie, "a <br> b"].join("\n\n")).map(
    ({ field }) => field,
  );
  expect(fields).toEqual(["body exhibit 2: kind", "body"]);
});
