import { describe, expect, test } from "vitest";
import { type ContentSample, sampleOf } from "./content-samples.ts";
import { findContentInScripts, findForeignContent } from "./foreign-content.ts";
import { pageOf, siteOf } from "./site-of.ts";

const passage = "The forecast was written on a Friday and nobody read it on the Monday after.";
const markdown = `---\nid: the-forecast\ntitle: The forecast\n---\n\n${passage} **Nobody.**\n`;
const samples: readonly ContentSample[] = sampleOf(markdown);
const own = { "insights/the-forecast/index.html": pageOf({ body: `<p>${passage}</p>` }) };

describe("content where it belongs", () => {
  test("a piece may stand under each of its addresses, and in their data", () => {
    const site = siteOf({
      ...own,
      "insights/articles/the-forecast/index.html": pageOf({ body: passage }),
      "insights/the-forecast.data": passage,
    });
    expect(findForeignContent(site, samples)).toEqual([]);
  });

  test("its body on another page, or in that page's data, is found", () => {
    const site = siteOf({
      ...own,
      "insights/index.html": pageOf({
        body: `<script type="application/json">${passage}</script>`,
      }),
      "_root.data": passage,
    });
    expect(findForeignContent(site, samples).map(({ where }) => where)).toEqual([
      "insights/index.html",
      "_root.data",
    ]);
  });

  test("its words in a script are found", () => {
    const site = siteOf({ ...own, "assets/a.js": `export const a="${passage}"` });
    expect(findContentInScripts(site, samples).map(({ where }) => where)).toEqual(["assets/a.js"]);
    expect(findContentInScripts(siteOf(own), samples)).toEqual([]);
  });
});

describe("passages", () => {
  test("Markdown gives one passage a paragraph, free of what a serialiser would change", () => {
    expect(samples).toEqual([{ id: "the-forecast", passages: [passage] }]);
  });

  test("YAML gives its long texts only: short ones may stand in teasers", () => {
    const long = `${"Plain words and nothing else in this long text. ".repeat(5)}`;
    const yaml = `id: a\ndescription: ${passage}\nfullDescription:\n  - >-\n    ${long}\n`;
    const [sample] = sampleOf(yaml);
    expect(sample?.passages).toHaveLength(1);
    expect(sample?.passages[0]).toMatch(/^Plain words/);
  });

  test("a file without an id belongs to no page", () => {
    expect(sampleOf("title: Home")).toEqual([]);
  });
});
