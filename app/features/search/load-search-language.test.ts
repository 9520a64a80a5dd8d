import { expect, test } from "vitest";
import { searchIndexFile } from "./index-file.ts";
import { loadSearchLanguage } from "./load-search-language.ts";
import { search } from "./search.ts";
import { createSearchIndex } from "./search-index.ts";
import { ENGLISH } from "./search-language.ts";

/** The titles that a query finds among pages with these titles. */
async function found(tag: string, titles: readonly string[], query: string): Promise<string[]> {
  const language = await loadSearchLanguage(tag);
  const documents = titles.map((title) => {
    return { label: "", lead: "", headings: [], texts: [], href: `/${title}`, title };
  });
  const index = createSearchIndex(JSON.parse(searchIndexFile(documents, language)), language);
  return search(index, query).results.map(({ page }) => page.title);
}

test.each([
  ["de", "Verträge prüfen", "Vertrag"],
  ["de-AT", "Das Haus der Firma", "Häuser"],
  ["fr", "Nos stratégies", "stratégie"],
  ["ru", "Новый договор", "новая"],
  ["ar", "اكتب جملة واحدة", "الجملة"],
])("%s: %s is found by another form of its word: %s", async (tag, title, query) => {
  expect(await found(tag, [title, "Xyz"], query)).toEqual([title]);
});

test("stop words of the language do not count beside other words", async () => {
  const titles = ["Die Ziele", "Die Wege"];
  expect(await found("de", titles, "die Wege")).toEqual(["Die Wege"]);
  expect(await found("de", titles, "die")).toEqual(titles);
});

test("a language without rules is searched by beginnings of words", async () => {
  expect(await found("pl", ["Umowy", "Rynki"], "umow")).toEqual(["Umowy"]);
});

test("English has rules of its own", async () => {
  expect(await loadSearchLanguage("en-US")).toBe(ENGLISH);
});
