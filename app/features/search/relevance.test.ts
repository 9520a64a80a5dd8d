import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { indexedPages } from "#app/features/seo/sitemap.ts";
import { allPages } from "#app/routes/page-index.ts";
import { searchContent } from "#app/routes/search/content.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { searchDocuments, searchIndexFile } from "./index-file.ts";
import { search } from "./search.ts";
import { createSearchIndex } from "./search-index.ts";
import { ENGLISH } from "./search-language.ts";

await loadTestContent();

describe("on this site", () => {
  const json = searchIndexFile(searchDocuments(allPages(), searchContent().otherNames), ENGLISH);
  const index = createSearchIndex(JSON.parse(json), ENGLISH);
  const find = (query: string) => search(index, query).results.map(({ page }) => page.href);

  test("the search finds every page that search engines may index, and every list that is coming soon", () => {
    const hrefs = index.pages.map(({ href }) => href);
    const pages = indexedPages(allPages()).map(({ path }) => encodeURI(path));
    const lists = ["news-letters", "podcasts", "research-reports", "webinars"];
    expect(hrefs.sort()).toEqual([...pages, ...lists.map((id) => `/insights/${id}`)].sort());
  });

  test("each page is the first result for its own title", () => {
    const misses = index.pages
      .map(({ title, href }) => [title, href, find(title)[0]])
      .filter(([, href, found]) => href !== found);
    expect(misses).toEqual([]);
  });

  test.each([
    ["procurment", "/industries/healthcare"],
    ["recall owner", "/insights/articles/a-growth-plan-that-survives-its-second-quarter"],
  ])("%s, which only occurs in a text, finds %s", (query, href) => {
    expect(find(query)).toContain(href);
  });

  test("the index is small: 20 KB for sixty pages, and a third of a kilobyte for each further one", () => {
    const limit = 20_480 + Math.max(0, index.pages.length - 60) * 340;
    expect(brotliCompressSync(json).length).toBeLessThan(limit);
  });
});

describe("among a thousand pages", () => {
  let state = 11;
  /** Random numbers that are the same in every run (the generator of Numerical Recipes). */
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const from = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const syllables = [
    "ba",
    "be",
    "bri",
    "co",
    "cla",
    "da",
    "dre",
    "fo",
    "fra",
    "ga",
    "gro",
    "ha",
    "ji",
    "ka",
    "lo",
    "mer",
    "ni",
    "pla",
    "qui",
    "ro",
    "sta",
    "tre",
    "vo",
    "wi",
  ];
  const word = () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => from(syllables)).join("");
  const vocabulary = [...new Set(Array.from({ length: 12_000 }, word))];
  /** Few words are frequent and most are rare, as in a language (Zipf). */
  const anyWord = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] as string;
  const titles = Array.from({ length: 1000 }, () =>
    [from(vocabulary), anyWord(), from(vocabulary), anyWord()].join(" "),
  );
  const documents = titles.map((title) => ({
    label: "Article",
    title,
    href: "/",
    lead: "",
    headings: [],
    texts: Array.from({ length: 220 }, anyWord),
  }));
  const index = createSearchIndex(JSON.parse(searchIndexFile(documents, ENGLISH)), ENGLISH);
  const sample = titles.filter((_, page) => page % 10 === 0);
  const share = (queryOf: (words: string[]) => string) => {
    const hits = sample.filter((title) =>
      search(index, queryOf(title.split(" ")))
        .results.slice(0, 3)
        .some(({ page }) => page.title === title),
    );
    return hits.length / sample.length;
  };

  test("two words of a title find the page, also if two letters of a word are swapped", () => {
    const slip = (text: string) => text.slice(0, 2) + text[3] + text[2] + text.slice(4);
    expect(share(([one, , two]) => `${two} ${one}`)).toBeGreaterThan(0.95);
    expect(share(([one = "", , two]) => `${slip(one)} ${two}`)).toBeGreaterThan(0.8);
  });

  test("a search takes milliseconds, mistyped or not", () => {
    const queries = sample
      .slice(0, 20)
      .flatMap((title) => [title.slice(0, 3), `${title.slice(0, 6)}xq`]);
    for (const query of queries) search(index, query);
    const start = process.cpuUsage();
    for (const query of queries) search(index, query);
    const milliseconds = process.cpuUsage(start).user / 1000 / queries.length;
    expect(milliseconds).toBeLessThan(30);
  });
});
