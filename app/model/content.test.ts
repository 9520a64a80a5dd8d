import { beforeAll, expect, test } from "vitest";
import { loadTestContent } from "../../tests/set-up/load-content.ts";
import {
  type Content,
  content,
  contentPart,
  memoizeOnContent,
  originalContent,
  recordReads,
  setContent,
  withContent,
} from "./content.ts";

let original: Content;
beforeAll(async () => {
  original = await loadTestContent();
  setContent(original);
});

const firmName = memoizeOnContent(({ site }) => site.name);

test("the parts of the content that a function reads are recorded, behind memoized functions too", async () => {
  firmName();
  const { result, reads } = await recordReads(
    async () => `${firmName()} ${content().deck.heading}`,
  );
  expect(result).toBe(`${original.site.name} ${original.deck.heading}`);
  expect([...reads].sort()).toEqual(["original.deck", "original.site"]);
});

test("in a translation the parts of both languages are recorded", async () => {
  const translation = { ...original, site: { ...original.site, name: "Firma" } };
  await withContent(translation, async () => {
    const { reads } = await recordReads(async () => [firmName(), originalContent().leaders]);
    expect([...reads].sort()).toEqual(["content.site", "original.leaders"]);
    expect(contentPart("content.site")).toBe(translation.site);
    expect(contentPart("original.leaders")).toBe(original.leaders);
  });
});
