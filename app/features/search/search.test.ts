import { describe, expect, test } from "vitest";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { searchDocuments, searchIndexFile } from "./index-file.ts";
import { search } from "./search.ts";
import { createSearchIndex } from "./search-index.ts";
import { ENGLISH } from "./search-language.ts";

interface Draft {
  title: string;
  href?: string;
  lead?: string;
  headings?: string[];
  text?: string;
  otherNames?: string[];
}

/** An index of pages with only these words. */
function indexOf(pages: readonly Draft[]) {
  const nothing = { label: "Article", lead: "", headings: [] };
  const documents = pages.map(({ text = "", ...page }) => {
    return { ...nothing, href: `/${page.title}`, ...page, texts: [text] };
  });
  return createSearchIndex(JSON.parse(searchIndexFile(documents, ENGLISH)), ENGLISH);
}

const titles = (pages: readonly Draft[], query: string) =>
  search(indexOf(pages), query).results.map(({ page }) => page.title);
const titled = (...all: string[]) => all.map((title) => ({ title }));

const places: Draft[] = [
  { title: "Text", text: "pricing" },
  { title: "Lead", lead: "On pricing in spring." },
  { title: "Heading", headings: ["How pricing fails"] },
  { title: "Pricing without fear" },
];
const often = [
  { title: "Once", text: "pricing" },
  { title: "Often", text: "pricing, pricing and pricing" },
];
const plan = [{ title: "Text", text: "plan" }, { title: "Planning for two" }];
const jobs = [
  { title: "An essay", headings: ["Jobs"] },
  { title: "Careers", otherNames: ["jobs"] },
];
const growth: Draft[] = [
  { title: "Growth plan", text: "april" },
  { title: "Growth of trees" },
  { title: "Café culture", text: "spring" },
];
const mangers = titled("Manger scenes", "Managers");
const care = titled("Healthcare", "Health of care", "Care");
const inOrder = ["Pricing without fear", "Heading", "Lead", "Text"];

test.each<[what: string, pages: Draft[], query: string, found: string[]]>([
  ["title before headings before lead before text", places, "pricing", inOrder],
  ["the same while a word is being typed", places, "pri", inOrder],
  ["the same when a word is mistyped", places, "pricnig", inOrder],
  ["what a text says often before what it mentions", often, "pricing", ["Often", "Once"]],
  ["the beginning of a title before a word in a text", plan, "plan", ["Planning for two", "Text"]],
  ["a whole title first", titled("Contact us", "Contact"), "contact", ["Contact", "Contact us"]],
  ["equals in the order of the index", titled("A plan", "B plan"), "plan", ["A plan", "B plan"]],
  ["another name like a title", jobs, "jobs", ["Careers", "An essay"]],
  ["pages with every word", growth, "growth april", ["Growth plan"]],
  ["or with most of them", growth, "growth submarine", ["Growth plan", "Growth of trees"]],
  ["whatever the accents", growth, "CAFES", ["Café culture"]],
  ["whatever the number", growth, "plans", ["Growth plan"]],
  ["one word typed as two", care, "health care", ["Health of care", "Healthcare"]],
  ["an abbreviation with blanks", titled("Mergers", "M&A"), "m & a", ["M&A", "Mergers"]],
  ["common words not beside others", growth, "the growth of", ["Growth plan", "Growth of trees"]],
  ["common words alone", growth, "of", ["Growth of trees"]],
  ["no slip of a short word", growth, "pln", []],
  ["no slip of a word that is there", mangers, "manger", ["Manger scenes"]],
  ["nothing without words", growth, " ?! ", []],
  ["nothing without pages", [], "growth", []],
])("finds %s", (_what, pages, query, found) => {
  expect(titles(pages, query)).toEqual(found);
});

test.each([
  ["helthcare", "healthcare", true],
  ["startegy", "strategy", true],
  ["econmist", "economist", true],
  ["managment", "management", true],
  ["sustainabilty", "sustainability", true],
  ["tecknolgy", "technology", true],
  ["helthc", "healthcare", true],
  ["sales", "marketing", false],
  ["growth", "grape", false],
  ["longer", "long", false],
  ["zzzz", "strategy", false],
])("%s is corrected to %s: %s", (typed, title, isMeant) => {
  expect(titles([{ title }], typed)).toEqual(isMeant ? [title] : []);
});

test("a word that only occurs in the text is shown, in the spelling of the text", () => {
  expect(search(indexOf(growth), "growth aprli").results[0]?.wordsInText).toEqual(["april"]);
});

describe("the index", () => {
  test("words of texts are found on their pages, however far apart these are in the index", () => {
    const words = ["straße", "360", "東京", '"quoted\\', `${"a".repeat(40)}b`];
    const pages = Array.from({ length: 30_000 }, (_, page) => ({
      title: `Page${page}`,
      href: `/${page}`,
      text: page % 29_998 === 1 ? words.join(" ") : "",
    }));
    const index = indexOf(pages);
    for (const word of words) {
      expect(search(index, word).results.map(({ page }) => page.href)).toEqual(["/1", "/29999"]);
    }
  });

  test("of a very large site has only the terms of each page that are frequent on it and rare on others", () => {
    const common = Array.from({ length: 60 }, (_, number) => `common${number}`).join(" ");
    const pages = Array.from({ length: 6000 }, (_, page) => ({
      title: `Page${page}`,
      text: `${common} own${page}`,
    }));
    const index = indexOf(pages);
    expect(search(index, "own4321").results[0]?.page.title).toBe("Page4321");
    const postings = index.terms.reduce((sum, { postings }) => sum + postings.length, 0);
    expect(postings).toBeLessThan(300_000 + 2 * pages.length);
  });

  test("stops the build at another name for a page that does not exist", async () => {
    await loadTestContent();
    const names = [{ href: "/jobs", words: ["vacancies"] }];
    expect(() => searchDocuments([], names)).toThrow("no page /jobs");
  });
});
