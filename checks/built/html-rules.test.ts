import { expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { findInvalidHtml } from "./html-rules.ts";

test.each([
  ["a block inside of a paragraph", "<h1>A</h1>\n<p><div>B</div></p>"],
  ["an id twice", '<h1 id="a">A</h1>\n<p id="a">B</p>'],
  ["a second first heading", "<h1>A</h1>\n<h1>B</h1>"],
  ["a heading that skips a level", "<h1>A</h1>\n<h3>B</h3>"],
  ["an empty heading", "<h1>A</h1>\n<h2></h2>"],
  ["a picture without alternative text", '<h1>A</h1>\n<img src="/a.png" width="4" height="3">'],
  ["a picture without a height", '<h1>A</h1>\n<img src="/a.png" alt="" width="4">'],
  ["a width in words", '<h1>A</h1>\n<img src="/a.png" alt="" width="auto" height="3">'],
  ["a field without a label", '<h1>A</h1>\n<input type="text" name="a">'],
  ["a reference to an id that is not there", '<h1>A</h1>\n<p aria-describedby="b">B</p>'],
  ["an inline style", '<h1>A</h1>\n<p style="color: red">B</p>'],
])("%s is found with its line", (_, body) => {
  const problems = findInvalidHtml(siteOf({ "index.html": pageOf({ body }) }));
  expect(problems.join("\n")).toMatch(/^\/:5: /m);
});

test.each([
  ["no language", pageOf().replace(' lang="en"', ""), 'missing required "lang"'],
  ["no title", pageOf().replace("<title>Title</title>", ""), "must have <title>"],
  ["an empty title", pageOf({ title: "" }), "cannot be empty"],
  ["two titles", pageOf({ head: "<title>B</title>" }), "only appear once"],
])("%s is found, a good page passes", (_, html, what) => {
  const problems = findInvalidHtml(siteOf({ "index.html": html }));
  expect(problems.join("\n")).toContain(what);
  const body = '<h1>A</h1><img src="/a.png" alt="" width="4" height="3">';
  expect(findInvalidHtml(siteOf({ "index.html": pageOf({ body }) }))).toEqual([]);
});
