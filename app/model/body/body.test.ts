import { expect, test } from "vitest";
import {
  barsBlock,
  exhibitBlock,
  fencedBlock,
  seriesBlock,
  TWO_BARS,
  TWO_SLOPES,
} from "../../../tests/set-up/markdown-blocks.ts";
import { ContentError } from "../content-error.ts";
import type { ContentProblem } from "../content-problem.ts";
import { inspectBody, parseBody } from "./body.ts";

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
  [
    "a decimal comma",
    barsBlock(...TWO_BARS, 'label: C, value: "28,5"'),
    "rows[2].value",
    "write 28.5",
  ],
  [
    "a comma in a thousand",
    barsBlock(...TWO_BARS, 'label: C, value: "1,200"'),
    "rows[2].value",
    "write 1200",
  ],
  [
    "a point in a thousand",
    barsBlock(...TWO_BARS, 'label: C, value: "1.200,5"'),
    "rows[2].value",
    "write 1200.5",
  ],
  [
    "a decimal comma in a list",
    seriesBlock("slope", "[A, B]", ...TWO_SLOPES, "label: C, values: [1, 2, 5]"),
    "rows[2].values",
    "decimals begin with a point",
  ],
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
])("%s is reported with its place and its remedy", (_mistake, markdown, field, remedy) => {
  const [problem, ...others] = problemsOf(markdown);
  expect(others).toEqual([]);
  expect(problem?.file).toBe("content/a.md");
  expect(problem?.field).toContain(field);
  expect(problem?.remedy).toContain(remedy);
});

test.each<[mistake: string, markdown: string, remedy: string, line?: number]>([
  ["a link without its end", "See [the room](/about, and", "[its words](/its-address)"],
  ["a link within a bracket", "See [the [room](/about) and", "close with ] what begins with ["],
  ["a link with its brackets swapped", "See (the room)[/about]", "[its words](/its-address)"],
  ["a whole address with a gap", "See [it] (https://a.test/b) now", "[its words](/its-address)"],
  ["a link without words", "See [](/about)", "both are needed"],
  ["a link without an address", "See [the room]()", "both are needed"],
  ["a link with a blank", "The [list](our list.pdf) is", "[list](<our list.pdf>)"],
  ["a link by a name that is not there", "See [the room][room]", "[its name]: /its-address"],
  ["the name of a link without an address", "See it\n\n[room]:", "such as [name]: /contact", 3],
  ["an address that no link uses", "See it\n\n[room]: /about", "[its words][room]", 3],
  ["a bracket without its end", "See [the room and", "close with ]"],
  ["a footnote", "We grew[^1]", "there are no footnotes"],
  ["a picture with a blank", "![Our team](my team.jpg)", "![Our team](<my team.jpg>)"],
  ["a picture with a blank and a caption", '![A](a b.jpg "C")', '![A](<a b.jpg> "C")'],
  ["a picture without its end", "![Our team](team.jpg", "![what the photo shows](its-file.jpg)"],
  ["a picture with a gap", "![Our team] (team.jpg)", "![what the photo shows](its-file.jpg)"],
  ["a caption in other quotes", "![Our team](a.jpg “May”)", "straight quotes"],
  ["a picture with a blank for words", "![ ](a.jpg)", "what the photo shows"],
  ["emphasis without its end", "It is *bold, and", "close with *"],
  ["emphasis within emphasis", "It is **bold *and** so", "close with *"],
  ["bold in underscores without its end", "It is __bold, and", "close with _"],
  ["bold with blanks", "It is ** bold **, and", "close with **"],
  ["code without its end", "Write `npm and", "close with `"],
  ["struck-out words without an end", "It is ~~old", "remove ~~"],
  ["a heading of one sign", "#Our team", "## and a space"],
  ["a line below a text", "The text ends.\n---", "leave an empty line above"],
  ["bullets from elsewhere", "• One\n• Two", "a hyphen and a space"],
  ["dashes as bullets", "– One\n– Two", "a hyphen and a space"],
  ["an entry without a space in a list", "- One\n-Two", "a space after the hyphen", 2],
  ["an entry without its end of emphasis", "- One\n- **Two", "close with **", 2],
  ["a table without its outer lines", "a | b\n1 | 2", "| --- | --- |"],
  ["a table with too short a rule", "| a | b |\n| --- |\n| 1 | 2 |", "as many parts"],
  ["a row with a cell less", "| a | b |\n|---|---|\n| 1 |", "write 2 cells", 3],
  ["a row with a cell more", "| a | b |\n|---|---|\n| 1 | 2 |\n| 1 | 2 | 3 |", "write 2 cells", 4],
  ["a text below a table", "| a | b |\n|---|---|\n| 1 | 2 |\nText", "leave an empty line", 4],
  ["a cell without its end of emphasis", "| a | b |\n|---|---|\n| 1 | **2 |", "close with **", 3],
  ["a heading without its end of emphasis", "Text\n\n## A **part", "close with **", 3],
  ["small print without its end", "```small print\nText", "only ```"],
  ["an indented block without its end", " ```exhibit\ntitle: A", "only ```"],
  ["a block of tildes without its end", "~~~exhibit\ntitle: A", "only ```"],
  ["a block of two backticks", "``exhibit\ntitle: A\n``", "three backticks"],
  ["a block of apostrophes", "'''exhibit\ntitle: A\n'''", "three backticks"],
  ["an element without its end", "A <br and", "without HTML"],
])("%s is reported once, with its line", (_mistake, markdown, remedy, line = 1) => {
  const value = `One.\n\n${markdown}\n\nLast.`;
  const { problems } = inspectBody({ file: "content/a.md", field: "body", line: 5, value });
  expect(problems.map((problem) => problem.remedy)).toEqual([expect.stringContaining(remedy)]);
  // The mistake is in the third line of the text.
  expect(problems[0]?.line).toBe(5 + 2 + line - 1);
});

test.each([
  "Prices from $5* a month.\n\n*Without tax.\n\n3 * 4 rooms, 2*3 and a 5* hotel.",
  "We [sic] grew [in 2024]. See (the appendix) [2], [3] and the interval [0, 1).",
  "An array[0], a file_name_with_signs and snake_case; C#, F#, #1 in its market.",
  "#growth #sales",
  "It costs ~5 or ~6 euros, a < b and c > d, 50 % | 60 %, A & B, 1/2, p. 3-4.",
  "Ask: who? what? – and then: why – or why not.",
  "– and so it went on.",
  "1. One\n2. Two\n\n   - a\n   - b\n\n10. Ten",
  "- **Bold**: text\n- *Marked* (so)\n- [A link](/contact), then.",
  "| a | b |\n| --- | ---: |\n| 1 \\| 2 | 3 |\n| `x` |  |",
  "[The room][room] and [room].\n\n[room]: /about",
  "\\[not a link\\](/x), \\*no star, \\_no line, \\#no heading and \\`no code.",
  "Write `**` or `[x](y z)` or `a_b`.",
  "**Bold** and __bold__, *marked* and _marked_, ***both***, **a *b* c**, `code`.",
  "https://a.test/_b_/*c*?d=[e] and me_too@a.test and <https://a.test/x_y>.",
  "[https://a.test/_x](https://a.test/_x) and [a \\[b\\]](/c).",
  "> A quote, “so” – it’s 5 o'clock.\n\n***\n\n### A part (two)",
  'A line with a break  \nand the next line, [linked](/a "Title").',
  '![Our team](<my team.jpg> "In May.")',
  "![Our team](my%20team.jpg)",
  "-5 degrees, -3 % and 3.5 points; 2024.\n\n12.5 is more.",
  "Hurray! [Read on](/about).",
])("good prose is not reported: %s", (markdown) => {
  expect(problemsOf(markdown)).toEqual([]);
});

test("a photo can have a name with spaces", () => {
  for (const name of ["<my team.jpg>", "my%20team.jpg"]) {
    const { photos } = inspectBody({ file: "content/a.md", field: "body", value: `![A](${name})` });
    expect(photos.map(({ value }) => value)).toEqual(["my team.jpg"]);
  }
});

test("all faults of a text are reported at once, with the numbers of its blocks", () => {
  const pie = barsBlock(...TWO_BARS).replace("bars", "pie");
  const fields = problemsOf([barsBlock(...TWO_BARS), pie, "a <br> b"].join("\n\n")).map(
    ({ field }) => field,
  );
  expect(fields).toEqual(["body exhibit 2: kind", "body"]);
});
