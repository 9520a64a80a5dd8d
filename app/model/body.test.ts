import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LongText } from "#app/features/insights/long-text.tsx";
import { wordsOfMarkdown } from "#app/features/search/search-words.ts";
import { bodyHtml, parseBody } from "./body.ts";
import { content } from "./content.ts";
import { ContentError, type ContentProblem } from "./content-problem.ts";

const block = (kind: string, lines: readonly string[]) =>
  [`\`\`\`${kind}`, ...lines, "```"].join("\n");
const exhibit = (...lines: string[]) => block("exhibit", ["title: It grows", ...lines]);
const bars = (...rows: string[]) =>
  exhibit("kind: bars", "illustrative: true", "rows:", ...rows.map((row) => `  - {${row}}`));
const series = (kind: string, columns: string, ...rows: string[]) =>
  bars(...rows).replace("kind: bars", `kind: ${kind}\ncolumns: ${columns}`);
const TWO = ["label: One, value: 1", "label: Two, value: 2"];
const SLOPE = ["label: One, values: [1, 2]", "label: Two, values: [3, 4]"];

const page = (markdown: string) =>
  renderToStaticMarkup(createElement(LongText, { body: parseBody(markdown, "content/a.md") }));
const feed = (markdown: string) =>
  bodyHtml(parseBody(markdown), (href) => `https://firm.example/site${href}`);

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
  ["another block", block("chart", ["a: 1"]), "body", "```exhibit, ```picture or ```small print"],
  ["a heading without a space", "##Part", "body", "a space after ##"],
  ["a heading without words", "##\n\nText", "body", "the words after ##"],
  ["a list without spaces", "-One\n-Two", "body", "a space after the hyphen"],
  ["a table without its rule", "| a | b |\n| 1 | 2 |", "body", "| --- | --- |"],
  ["bold without its end", "It is **bold, and", "body", "close with **"],
  ["a link without its bracket", "In a [room(/about), we", "body", "[its words](/its-address)"],
  ["a link with a gap", "In a [room] (/about), we", "body", "[its words](/its-address)"],
  ["an indented line", "Text\n\n    - item", "body", "without blanks"],
  ["a block without its end", exhibit("kind: bars").slice(0, -3), "body", "only ```"],
  ["a picture in a sentence", "See ![this](a.jpg) here", "body", "a line of its own"],
  ["a picture without words", "![](a.jpg)", "body", "what the photo shows"],
  ["a photo that is not there", "![A hall](a.jpg)", "body", "content/photos"],
  ["no family", block("picture", ["family: cubes"]), "body picture 1: family", "tiles"],
  ["broken YAML", bars(...TWO).replace("grows", "grows: fast"), "body exhibit 1", "quotes"],
  ["an unknown kind", bars(...TWO).replace("bars", "pie"), "body exhibit 1: kind", "waterfall"],
  ["a unit within", bars(...TWO, "label: Three, value: 3%"), "rows[2].value", "number"],
  ["one bar", bars("label: One, value: 1"), "body exhibit 1: rows", "at least 2"],
  [
    "a misspelt field",
    bars(...TWO, "label: C, value: 3, mrak: true"),
    "rows[2].mrak",
    "write `mark:`",
  ],
  ["a bar below 0", bars(...TWO, "label: Three, value: -3"), "rows[2].value", "not below 0"],
  ["only nothing", bars("label: A, value: 0", "label: B, value: 0"), "rows", "not all 0"],
  ["no source", bars(...TWO).replace("illustrative: true\n", ""), "source", "illustrative: true"],
  ["columns of bars", series("bars", "[A, B]", ...TWO), "columns", "remove it"],
  ["lists of bars", bars(...TWO, SLOPE[0] ?? ""), "rows[2].values", "one number"],
  ["a slope of three", series("slope", "[A, B, C]", ...SLOPE), "columns", "two points"],
  ["a single value", series("slope", "[A, B]", ...SLOPE, TWO[0] ?? ""), "rows[2].value", "a list"],
  ["lines of two points", series("lines", "[A, B]", ...SLOPE), "columns", "3 to 8"],
  ["a total of bars", bars(...TWO).replace("rows:", "total: All\nrows:"), "total", "waterfall"],
  ["no total", bars(...TWO).replace("bars", "waterfall"), "total", "the sum of all rows"],
])("%s is a fault that says where it is and what to do", (_mistake, markdown, field, remedy) => {
  const [problem, ...others] = problemsOf(markdown);
  expect(others).toEqual([]);
  expect(problem?.file).toBe("content/a.md");
  expect(problem?.field).toContain(field);
  expect(problem?.remedy).toContain(remedy);
});

test("all faults of a text are found at once, its blocks counted", () => {
  const pie = bars(...TWO).replace("bars", "pie");
  const fields = problemsOf([bars(...TWO), pie, "a <br> b"].join("\n\n")).map(({ field }) => field);
  expect(fields).toEqual(["body exhibit 2: kind", "body"]);
});

test("bars are a table whose rows are drawn: the longest is whole, the marked one blue", () => {
  const html = page(bars("label: One, value: 1", "label: Four, value: 4, mark: true"));
  expect(html).toMatch(/<figcaption[^>]*>It grows/);
  expect(html).toMatch(/exhibit-grey"><th scope="row">One.*width="25%".*<td>1<\/td>/);
  expect(html).toMatch(/exhibit-blue"><th scope="row">Four.*width="100%".*<td>4<\/td>/);
  expect(html).toContain("Illustrative figures.");
});

test("a waterfall begins where the row before has ended, and ends in the sum", () => {
  const rows = ["label: Plan, value: 2", "label: Kept, value: -0.4", "label: Lost, value: -0.8"];
  const html = page(bars(...rows).replace("kind: bars", "kind: waterfall\ntotal: Left"));
  expect(html).toContain('<rect x="80%" width="20%"');
  expect(html).toContain('<rect x="40%" width="40%"');
  expect(html).toMatch(/Left.*<td>0\.8<\/td>/);
  expect(html).toContain("−0.4");
});

test("lines are drawn and stand in a table beside; their ends are labelled without touching", () => {
  const html = page(series("slope", "['2024', '2025']", ...SLOPE));
  expect(html).toMatch(/<th scope="col">2024<\/th><th scope="col">2025<\/th>/);
  expect(html).toMatch(/<th scope="row">Two<\/th><td>3<\/td><td>4<\/td>/);
  const rooms = [...html.matchAll(/<svg height="([\d.]+)%?"/g)].map(([, room]) => Number(room));
  expect(rooms).toHaveLength(4);
  expect(rooms[3]).toBeGreaterThan(30);
});

test("a share says each part in percent, and how much that is", () => {
  const html = page(
    bars("label: Kept, value: 200", "label: Late, value: 30").replace("bars", "share"),
  );
  expect(html).toMatch(/Kept<\/th><td>87%<\/td><td>200<\/td>/);
  expect(html.match(/<path/g)).toHaveLength(2);
});

test("a table has heads for columns and rows, and scrolls for whoever has no mouse", () => {
  const html = page("| Part | Sum |\n| --- | ---: |\n| A *b* | 1 |");
  expect(html).toContain('aria-label="Part, Sum" tabindex="0"');
  expect(html).toContain('<th scope="col">Part</th><th scope="col" class="align-right">Sum</th>');
  expect(html).toContain('<th scope="row">A <em>b</em></th><td class="align-right">1</td>');
});

test("lists nest and go on counting; rules and small print are what they say", () => {
  expect(page("3. a\n   - b")).toContain('<ol start="3"><li>a<ul><li>b</li></ul></li></ol>');
  expect(page("1. a\n\n   b")).toContain("<li><p>a</p><p>b</p></li>");
  expect(page("a\n\n---\n\nb")).toContain("<p>a</p><hr/><p>b</p>");
  const small = block("small print", ["See [terms](/terms)."]);
  expect(page(small)).toContain(
    `<p><small>See <a href="/terms" data-address="${content().site.url}/terms">terms</a>.</small></p>`,
  );
});

test("a feed carries figures as text, with full addresses", () => {
  const drawn = block("picture", ["family: rings", "alt: Rings", "caption: Some rings"]);
  expect(feed(drawn)).toMatch(
    /<figure><img src="https:\/\/firm\.example\/artwork\/[^"]+" alt="Rings".*<figcaption>Some rings/,
  );
  expect(feed(series("slope", "[A, B]", ...SLOPE))).toContain(
    "<tr><th>One</th><td>1</td><td>2</td></tr>",
  );
});

test("the search finds the words of figures, not those of their data", () => {
  const picture = block("picture", ["family: rings", "caption: Some rings"]);
  const text = ["## Head", bars(...TWO), picture, "[The hall](/about)"].join("\n\n");
  const words = wordsOfMarkdown(text, "content/a.md").texts.join(" ");
  for (const word of ["It grows", "Two", "Some rings", "The hall"]) expect(words).toContain(word);
  for (const word of ["bars", "family", "/about", "Head"]) expect(words).not.toContain(word);
});
