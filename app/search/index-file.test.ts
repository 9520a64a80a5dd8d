import { expect, test } from "vitest";
import { type SearchDocument, searchIndexFile } from "./index-file.ts";
import { search } from "./search.ts";
import { createSearchIndex } from "./search-index.ts";

function document(title: string, rest: Partial<SearchDocument> = {}): SearchDocument {
  const folder = "/services/";
  return { label: "", folder, title, path: folder, lead: "", headings: [], texts: [], ...rest };
}

const indexOf = (documents: SearchDocument[]) =>
  createSearchIndex(JSON.parse(searchIndexFile(documents, [])));

test("words of texts are found on the pages that have them, however far apart", () => {
  const words = ["straße", "360", "東京", '"quoted\\', `${"a".repeat(40)}b`];
  const pages = Array.from({ length: 30_000 }, (_, page) =>
    document(`Page${page}`, { path: `/${page}`, texts: page % 29_998 === 1 ? words : [] }),
  );
  const index = indexOf(pages);
  for (const word of words) {
    expect(search(index, word).results.map(({ page }) => page.href)).toEqual(["/1", "/29999"]);
  }
});

test("of a very large site each page keeps the terms that are frequent there and rare elsewhere", () => {
  const common = Array.from({ length: 60 }, (_, number) => `common${number}`).join(" ");
  const pages = Array.from({ length: 6000 }, (_, page) =>
    document(`Page${page}`, { path: `/${page}`, texts: [`${common} own${page}`] }),
  );
  const index = indexOf(pages);
  expect(search(index, "own4321").results[0]?.page.href).toBe("/4321");
  const postings = index.terms.reduce((sum, { postings }) => sum + postings.length, 0);
  expect(postings).toBeLessThan(300_000 + 2 * pages.length);
});

test("what a text says often ranks above what it mentions once", () => {
  const index = indexOf([
    document("Once", { texts: ["pricing"] }),
    document("Often", { texts: ["pricing, pricing and pricing"] }),
  ]);
  expect(search(index, "pricing").results.map(({ page }) => page.title)).toEqual(["Often", "Once"]);
});

test("addresses are those of the pages, percent-encoded", () => {
  const { pages } = indexOf([
    document("360° Growth", { path: "/services/360°-growth" }),
    document("M&A Support", { path: "/services/m&a-support" }),
  ]);
  expect(pages.map(({ href }) => href)).toEqual([
    "/services/360%C2%B0-growth",
    "/services/m&a-support",
  ]);
});

test("another name for a page that is not there stops the build", () => {
  const names = [{ path: "/jobs", words: ["vacancies"] }];
  expect(() => searchIndexFile([document("Careers")], names)).toThrow("no page /jobs");
});

test("an index of another version is refused", () => {
  const file = { version: 1, pages: [], terms: "", postings: "" };
  expect(() => createSearchIndex(file)).toThrow(TypeError);
});
