import { expect, test } from "vitest";
import { readNuReport } from "./nu.ts";
import { pageOf, siteOf } from "./site-of.ts";
import { findInvalidHtml } from "./validity.ts";

test("markup that HTML forbids is found with its line", async () => {
  const site = siteOf({ "index.html": pageOf({ body: "<h1>A</h1>\n<p><div>B</div></p>" }) });
  const problems = await findInvalidHtml(site);
  expect(problems.map(({ where }) => where)).toContain("/:5");
});

test("a good page passes", async () => {
  expect(await findInvalidHtml(siteOf({ "index.html": pageOf() }))).toEqual([]);
});

test("the Nu checker's errors and warnings count, its hints do not", () => {
  const url = "file:/x/build/client/services/m%26a/index.html";
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
