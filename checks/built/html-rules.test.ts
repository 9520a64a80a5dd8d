import { expect, test } from "vitest";
import { findInvalidHtml } from "./html-rules.ts";
import { readNuReport } from "./nu.ts";
import { pageOf, siteOf } from "./site-of.ts";

test.each([
  ["a block inside of a paragraph", "<h1>A</h1>\n<p><div>B</div></p>"],
  ["an id twice", '<h1 id="a">A</h1>\n<p id="a">B</p>'],
  ["a heading that skips a level", "<h1>A</h1>\n<h3>B</h3>"],
  ["an empty heading", "<h1>A</h1>\n<h2></h2>"],
  ["a picture without alternative text", '<h1>A</h1>\n<img src="/a.png">'],
  ["a field without a label", '<h1>A</h1>\n<input type="text" name="a">'],
  ["a reference to an id that is not there", '<h1>A</h1>\n<p aria-describedby="b">B</p>'],
  ["an inline style", '<h1>A</h1>\n<p style="color: red">B</p>'],
])("%s is found with its line", async (_, body) => {
  const problems = await findInvalidHtml(siteOf({ "index.html": pageOf({ body }) }));
  expect(problems.map(({ where }) => where)).toContain("/:5");
});

test("a title that search results would cut is found, a good page passes", async () => {
  const long = siteOf({ "index.html": pageOf({ title: "x".repeat(61) }) });
  expect((await findInvalidHtml(long))[0]?.what).toContain("long-title");
  expect(await findInvalidHtml(siteOf({ "index.html": pageOf() }))).toEqual([]);
});

test("the Nu checker's errors and warnings count, its hints do not", () => {
  const url = "file:/x/dist/site/services/m%26a/index.html";
  const messages = [
    { type: "error", url, lastLine: 3, message: "Stray end tag" },
    { type: "info", subType: "warning", url, lastLine: 4, message: "Lang" },
    { type: "info", url, lastLine: 5, message: "Trailing slash" },
  ];
  expect(readNuReport(JSON.stringify({ messages }))).toEqual([
    { where: "services/m&a/index.html:3", what: "Stray end tag" },
    { where: "services/m&a/index.html:4", what: "Lang" },
  ]);
});
