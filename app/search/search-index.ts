import { isStopWord, stem, wordsOf } from "./words.ts";

/** Where the build publishes the index. */
export const SEARCH_INDEX_PATH = "/search-index.json";

/** Changes with the shape of the file, so that a tab from before a deployment does not misread it. */
export const SEARCH_INDEX_VERSION = 3;

/**
 * What a term weighs by where it occurs. Each weighs more than twice the one before it, so that the beginning of a
 * word in a title (half its weight) still ranks above the whole word in a heading, and so on.
 */
export const WEIGHTS = { text: 1, frequentInText: 2, lead: 5, heading: 12, title: 32 } as const;

/** A page that has a term, by its position in the list of pages. */
export interface Posting {
  page: number;
  weight: number;
}

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

/** The index as it is published. Titles, leads and headings are whole, of the texts only the terms are there. */
export interface SearchIndexFile {
  version: number;
  /** In the order in which pages rank that match equally well. */
  pages: SearchPage[];
  /** Terms of the texts, separated by spaces. */
  terms: string;
  /** The postings of each term as `packPostings` gives them, separated by spaces. */
  postings: string;
}

/** A stem with the pages that have it. */
export interface Term {
  stem: string;
  /** A word of that stem. */
  word: string;
  postings: Posting[];
}

/** The first character after the space, which separates, and the quote, which JSON would escape. */
const FIRST_CHARACTER = 35;

/** Packs postings of texts, pages ascending: one character each for the gap to the page before and the weight. */
export function packPostings(postings: readonly Posting[]): string {
  const codes = postings.map(({ page, weight }, index) => {
    const gap = page - (postings[index - 1]?.page ?? -1) - 1;
    return FIRST_CHARACTER + 2 * gap + weight - WEIGHTS.text;
  });
  return String.fromCodePoint(...codes);
}

function unpackPostings(packed: string): Posting[] {
  let page = -1;
  return Array.from(packed, (character) => {
    const code = (character.codePointAt(0) ?? 0) - FIRST_CHARACTER;
    page += 1 + Math.floor(code / 2);
    return { page, weight: WEIGHTS.text + (code % 2) };
  });
}

/**
 * Makes the index that is searched from the published file.
 *
 * @throws TypeError when the file is of another version
 */
export function createSearchIndex(file: SearchIndexFile) {
  if (file.version !== SEARCH_INDEX_VERSION) {
    throw new TypeError(`Version ${file.version} of the search index, not ${SEARCH_INDEX_VERSION}`);
  }
  const terms = new Map<string, Term>();
  const add = (word: string, ...postings: Posting[]) => {
    const key = stem(word);
    const term = terms.get(key) ?? { stem: key, word, postings: [] };
    terms.set(key, term);
    term.postings.push(...postings);
  };
  const packed = file.postings.split(" ");
  for (const [index, word] of file.terms.split(" ").entries()) {
    add(word, ...unpackPostings(packed[index] ?? ""));
  }
  for (const [page, { title, otherNames = [], headings, lead }] of file.pages.entries()) {
    const texts = { title: [title, ...otherNames].join(" "), heading: headings.join(" "), lead };
    for (const place of ["title", "heading", "lead"] as const) {
      for (const { word } of wordsOf(texts[place])) {
        // In a title even a stop word can be what is looked for.
        if (place === "title" || !isStopWord(word)) add(word, { page, weight: WEIGHTS[place] });
      }
    }
  }
  return { pages: file.pages, terms: [...terms.values()] };
}

/** The index as it is searched. */
export type SearchIndex = ReturnType<typeof createSearchIndex>;
