import { expect, test } from "vitest";
import { searchIndexFile } from "./index-file.ts";
import { search } from "./search.ts";
import { createSearchIndex } from "./search-index.ts";

const PAGES = 1000;
const WORDS = 12_000;
const TEXT_WORDS = 220;

/** The same numbers in every run (Numerical Recipes' generator). */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = numbers(11);
const from = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const SOUNDS =
  "ba be bri co cla da dre fo fra ga gro ha ji ka lo mer ni pla qui ro sta tre vo wi".split(" ");
const word = () =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => from(SOUNDS)).join("");
const vocabulary = [...new Set(Array.from({ length: WORDS }, word))];
/** Few words are frequent and most are rare, as in a language (Zipf). */
const anyWord = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] as string;

const titles = Array.from({ length: PAGES }, () =>
  [from(vocabulary), anyWord(), from(vocabulary), anyWord()].join(" "),
);

function largeIndex() {
  const documents = titles.map((title) => ({
    label: "Article",
    folder: "/",
    title,
    path: "/",
    lead: "",
    headings: [],
    texts: Array.from({ length: TEXT_WORDS }, anyWord),
  }));
  return createSearchIndex(JSON.parse(searchIndexFile(documents, [])));
}

const index = largeIndex();
const sample = titles.filter((_, page) => page % 10 === 0);
const share = (queryOf: (words: string[]) => string) => {
  const hits = sample.filter((title) =>
    search(index, queryOf(title.split(" ")))
      .results.slice(0, 3)
      .some(({ page }) => page.title === title),
  );
  return hits.length / sample.length;
};

test("among a thousand pages two words of a title find it", () => {
  expect(share(([one, , two]) => `${two} ${one}`)).toBeGreaterThan(0.95);
});

test("and so they do with two letters of one exchanged", () => {
  const slip = (text: string) => text.slice(0, 2) + text[3] + text[2] + text.slice(4);
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
