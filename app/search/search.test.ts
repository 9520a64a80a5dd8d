import { describe, expect, test } from "vitest";
import { searchIndexFile } from "./index-file.ts";
import { search } from "./search.ts";
import { createSearchIndex } from "./search-index.ts";

interface Draft {
  title: string;
  lead?: string;
  headings?: string[];
  text?: string;
  otherNames?: string[];
}

/** An index of pages that say only this. */
function indexOf(pages: readonly Draft[]) {
  const documents = pages.map(({ title, lead = "", headings = [], text = "" }) => ({
    label: "Article",
    folder: "/insights/articles/",
    title,
    path: `/${title}`,
    lead,
    headings,
    texts: [text],
  }));
  const names = pages.flatMap(({ title, otherNames }) =>
    otherNames ? [{ path: `/${title}`, words: otherNames }] : [],
  );
  return createSearchIndex(JSON.parse(searchIndexFile(documents, names)));
}

const titles = (pages: readonly Draft[], query: string) =>
  search(indexOf(pages), query).results.map(({ page }) => page.title);

describe("the order of results", () => {
  const places: Draft[] = [
    { title: "Text", text: "pricing" },
    { title: "Lead", lead: "On pricing in spring." },
    { title: "Heading", headings: ["How pricing fails"] },
    { title: "Pricing without fear" },
  ];
  const best = ["Pricing without fear", "Heading", "Lead", "Text"];

  test("title before headings before lead before text", () => {
    expect(titles(places, "pricing")).toEqual(best);
  });

  test("it stays so while a word is being typed and when it is mistyped", () => {
    expect(titles(places, "pri")).toEqual(best);
    expect(titles(places, "pricnig")).toEqual(best);
  });

  test("the beginning of a word in a title comes before the whole word in a text", () => {
    const pages = [{ title: "Text", text: "plan" }, { title: "Planning for two" }];
    expect(titles(pages, "plan")).toEqual(["Planning for two", "Text"]);
  });

  test("a title that is nothing but the query comes first", () => {
    expect(titles([{ title: "Contact with reality" }, { title: "Contact" }], "contact")).toEqual([
      "Contact",
      "Contact with reality",
    ]);
  });

  test("pages that match equally well keep the order of the index", () => {
    const pages = ["First plan", "Second plan", "Third plan"].map((title) => ({ title }));
    expect(titles(pages, "plan")).toEqual(["First plan", "Second plan", "Third plan"]);
  });

  test("another name counts as a title", () => {
    const pages = [
      { title: "An essay", headings: ["Jobs"] },
      { title: "Careers", otherNames: ["jobs"] },
    ];
    expect(titles(pages, "jobs")).toEqual(["Careers", "An essay"]);
  });
});

describe("what is found", () => {
  const pages: Draft[] = [
    { title: "Growth plan", text: "april" },
    { title: "Growth of trees" },
    { title: "Café culture", text: "spring" },
  ];

  test("pages with every word, or where there is none, with most of them", () => {
    expect(titles(pages, "growth april")).toEqual(["Growth plan"]);
    expect(titles(pages, "growth submarine")).toEqual(["Growth plan", "Growth of trees"]);
  });

  test("accents and plurals make no difference", () => {
    expect(titles(pages, "CAFES")).toEqual(["Café culture"]);
    expect(titles(pages, "plans")).toEqual(["Growth plan"]);
  });

  test("common words count only where there are no others", () => {
    expect(titles(pages, "the growth of")).toEqual(["Growth plan", "Growth of trees"]);
    expect(titles(pages, "of")).toEqual(["Growth of trees"]);
  });

  test("a short word is not taken for a slip of another", () => {
    expect(titles(pages, "pln")).toEqual([]);
  });

  test("a word that is there is not taken for a slip of another", () => {
    expect(titles([{ title: "Manger scenes" }, { title: "Managers" }], "manger")).toEqual([
      "Manger scenes",
    ]);
  });

  test("nothing, for a query without words", () => {
    expect(titles(pages, " ?! ")).toEqual([]);
    expect(search(indexOf([]), "growth").results).toEqual([]);
  });

  test("a word that only the text has is named, in the spelling of the text", () => {
    expect(search(indexOf(pages), "growth aprli").results[0]?.inText).toEqual(["april"]);
  });
});
