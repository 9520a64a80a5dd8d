import { isStopWord, stem, wordsOf } from "./words.ts";

/** Where the index is published. The number changes with its shape: a tab from before a deployment misreads nothing. */
export const SEARCH_INDEX_PATH = "/search-index-3.json";

/**
 * What a term weighs by where it occurs. Each weighs more than twice the one before it, so that the beginning of a
 * word in a title (half its weight) still ranks above the whole word in a heading, and so on.
 */
export const WEIGHTS = { text: 1, frequentInText: 2, lead: 5, heading: 12, title: 32 } as const;

/** A page that has a term, by its position in the list of pages. */
type Posting = { page: number; weight: number };

/** A stem with a word of it and the pages that have it. */
export type Term = { stem: string; word: string; postings: Posting[] };

/** A page that can be found. */
export interface SearchPage {
  label: string;
  title: string;
  /** Address below the site, percent-encoded. */
  href: string;
  lead: string;
  headings: string[];
  /** Other words for the page; they count as its title. */
  otherNames?: string[];
}

/** The index as it is published: titles, leads and headings whole, of the texts only the terms. */
export interface SearchIndexFile {
  /** In the order in which pages rank that match equally well. */
  pages: readonly SearchPage[];
  /** Words of the texts, and of each the packed postings; separated by spaces. */
  terms: string;
  postings: string;
}

/** The first character after the space, which separates, and the quote, which JSON would escape. */
const FIRST_CHARACTER = 35;

/** Occurrences that make a term one of a text's subjects. */
const FREQUENT = 3;

/** Packs postings of texts, pages ascending: one character each for the gap to the page before and the weight. */
export function packPostings(postings: readonly { page: number; count: number }[]): string {
  const codes = postings.map(({ page, count }, index) => {
    const gap = page - (postings[index - 1]?.page ?? -1) - 1;
    return FIRST_CHARACTER + 2 * gap + (count < FREQUENT ? 0 : 1);
  });
  return String.fromCodePoint(...codes);
}

function unpackPostings(packed = ""): Posting[] {
  let page = -1;
  return Array.from(packed, (character) => {
    const code = (character.codePointAt(0) ?? 0) - FIRST_CHARACTER;
    page += 1 + Math.floor(code / 2);
    return { page, weight: WEIGHTS.text + (code % 2) };
  });
}

/** The index as it is searched, made of the published file. @throws TypeError when it is no such file */
export function createSearchIndex({ pages, terms, postings }: SearchIndexFile) {
  const index = new Map<string, Term>();
  const add = (word: string, ...postings: Posting[]) => {
    const key = stem(word);
    const term = index.get(key) ?? { stem: key, word, postings: [] };
    index.set(key, term);
    term.postings.push(...postings);
  };
  const packed = postings.split(" ");
  for (const [at, word] of terms.split(" ").entries()) add(word, ...unpackPostings(packed[at]));
  for (const [page, { title, otherNames = [], headings, lead }] of pages.entries()) {
    const texts = { title: [title, ...otherNames].join(" "), heading: headings.join(" "), lead };
    for (const place of ["title", "heading", "lead"] as const) {
      // In a title even a stop word can be what is looked for.
      const words = wordsOf(texts[place]).filter((it) => place === "title" || !isStopWord(it));
      for (const word of words) add(word, { page, weight: WEIGHTS[place] });
    }
  }
  return { pages, terms: [...index.values()] };
}
export type SearchIndex = ReturnType<typeof createSearchIndex>;
