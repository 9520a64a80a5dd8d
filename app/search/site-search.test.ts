import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { content } from "#app/content/content.ts";
import { allPages } from "#app/page-index.ts";
import { searchContent } from "#app/pages/search/page.tsx";
import { indexedPages } from "#app/seo/sitemap.ts";
import { searchIndexFile } from "./index-file.ts";
import { search } from "./search.ts";
import { searchDocuments } from "./search-documents.ts";
import { createSearchIndex } from "./search-index.ts";

const json = searchIndexFile(searchDocuments(allPages()), searchContent().otherNames);
const index = createSearchIndex(JSON.parse(json));
const find = (query: string) => search(index, query).results.map(({ page }) => page.href);

test("every page that search engines may keep can be found, and every leader", () => {
  const hrefs = index.pages.map(({ href }) => href);
  const people = content().leaders.map(({ id }) => `/leadership#${id}`);
  const pages = indexedPages(allPages()).map(({ path }) => encodeURI(path));
  expect(hrefs.sort()).toEqual([...pages, ...people].sort());
});

test("each page is the first result for its own title", () => {
  const misses = index.pages
    .filter(({ title, href }) => find(title)[0] !== href)
    .map(({ title, href }) => [title, href, find(title)[0]]);
  expect(misses).toEqual([]);
});

test.each([
  ["M&A", "/services/ma-advisory"],
  ["helthcare", "/industries/healthcare"],
  ["econo", "/careers/economist"],
  ["jobs", "/careers"],
  ["gdpr", "/privacy"],
  ["mara", "/leadership#mara-ellison"],
])("%s leads to %s", (query, href) => {
  expect(find(query)[0]).toBe(href);
});

test("a word of an insight’s text finds it", () => {
  expect(find("kickoff")[0]).toContain("/the-sales-kickoff-nobody-forgets-by-march");
  expect(find("procurment")).toContain("/industries/healthcare");
  expect(find("recall owner")).toContain(
    "/insights/articles/a-growth-plan-that-survives-its-second-quarter",
  );
});

test("the index is small: 20 KB for sixty pages, and a third of a kilobyte for each further one", () => {
  const limit = 20_480 + Math.max(0, index.pages.length - 60) * 340;
  expect(brotliCompressSync(json).length).toBeLessThan(limit);
});
