import { expect, test } from "vitest";
import { findForeignContent, findLeakedPaths, findServerCode, sampleOf } from "./leaks.ts";
import { pageOf, siteOf } from "./site-of.ts";

const wheres = (problems: readonly { where: string }[]) => problems.map(({ where }) => where);
const passage = "The forecast was written on a Friday and nobody read it on the Monday after.";
const samples = sampleOf(`---\nid: the-forecast\ntitle: x\n---\n\n${passage} **Nobody.**\n`);

test("a path of the builder's machine is found in any text, not in pictures", () => {
  const files = { "index.html": pageOf(), "a.js.map": "/srv/copy/app", "a.png": "/srv/copy" };
  expect(wheres(findLeakedPaths(siteOf(files), ["/srv/copy"]))).toEqual(["a.js.map"]);
});

test("a script that asks for a module of Node is found", () => {
  const files = { "a.js": 'import("node:fs")', "b.js": "__vite-browser-external", "c.js": "1" };
  expect(wheres(findServerCode(siteOf(files)))).toEqual(["a.js", "b.js"]);
});

test("the words of a piece may stand under each of its addresses, on no other page and in no script", () => {
  const body = `<p>${passage}</p>`;
  const own = {
    "insights/the-forecast/index.html": pageOf({ body }),
    "blogs/the-forecast/index.html": pageOf({ body }),
  };
  expect(findForeignContent(siteOf(own), samples)).toEqual([]);
  const strays = { "insights/index.html": pageOf({ body }), "assets/a.js": `"${passage}"` };
  expect(wheres(findForeignContent(siteOf({ ...own, ...strays }), samples))).toEqual([
    "/insights",
    "assets/a.js",
  ]);
});

test("of a YAML file its long texts are looked for; a file without an id belongs to no page", () => {
  const long = "Plain words and nothing else in this long text. ".repeat(5);
  const [sample] = sampleOf(`id: a\ndescription: ${passage}\nfull:\n  - >-\n    ${long}\n`);
  expect(sample?.passages).toEqual([long.slice(0, 100)]);
  expect(sampleOf("title: Home")).toEqual([]);
});
