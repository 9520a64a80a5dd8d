import { describe, expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { findForeignContent, sampleOf } from "./leaks.ts";

describe("content", () => {
  const wheres = (problems: readonly { where: string }[]) => problems.map(({ where }) => where);
  const passage = "The forecast was written on a Friday and nobody read it on the Monday after.";
  const samples = sampleOf(`---\nid: the-forecast\ntitle: x\n---\n\n${passage} **Nobody.**\n`);
  const body = `<p>${passage}</p>`;

  test("stands under each of its addresses, on no other page and in no script", () => {
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

  test("is looked for by the long texts of a YAML file with an id", () => {
    const long = "Plain words and nothing else in this long text. ".repeat(5);
    const [sample] = sampleOf(`id: a\ndescription: ${passage}\nfull:\n  - >-\n    ${long}\n`);
    expect(sample?.passages).toEqual([long.slice(0, 100)]);
    expect(sampleOf("title: Home")).toEqual([]);
  });
});
