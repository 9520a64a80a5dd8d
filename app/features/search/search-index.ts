import type { SearchLanguage } from "./search-language.ts";
import { foldedWords } from "./words.ts";

/** The address of the index. Its number changes with its shape, so that no tab from before a deployment misreads it. */
export const SEARCH_INDEX_PATH = "/search-index-3.json";

/**
 * The weight of a term by where it occurs. Each weight is more than twice the one before it. A word that only begins with
 * the typed letters has at least half of its weight, so even then a title ranks above a heading, a heading above a lead.
 */
export const WEIGHTS = { text: 1, frequentInText: 2, lead: 5, heading: 12, title: 32 } as const;

/** A page on which a term occurs, by its position in the list of pages. */
interface Posting {
  page: number;
  weight: number;
}

/** All words with one stem. */
export interface Term {
  stem: string;
  /** One of the words, for display. */
  word: string;
  postings: Posting[];
}

/** A page that can be found. */
export interface SearchPage {
  label: string;
  title: string;
  /** The address below the site, percent-encoded. */
  href: string;
  lead: string;
  headings: string[];
  /** Names by which visitors look for the page. They count as its title. */
  otherNames?: string[];
}

/** The published index. It has titles, leads and headings as they are, and of the other texts only the terms. */
export interface SearchIndexFile {
  /** In the order of pages that match equally well. */
  pages: readonly SearchPage[];
  /** The terms of the texts, separated by spaces. */
  terms: string;
  /** The packed postings of each term in the same order, separated by spaces. */
  postings: string;
}

/** The index in the form that is searched. */
export interface SearchIndex {
  pages: readonly SearchPage[];
  terms: readonly Term[];
  /** Of the pages and of the queries. */
  language: SearchLanguage;
}

/** The code point of "#". The space before it separates, and the quotation mark before it would be escaped in JSON. */
const FIRST_CODE_POINT = 35;

/** A word that occurs this often is a subject of the text. */
const FREQUENT_COUNT = 3;

/**
 * Packs the postings of a term. Each becomes one character that holds the number of pages since the last posting and,
 * in its lowest bit, whether the term is frequent on the page.
 *
 * @param postings in ascending order of `page`; `count` is how often the term occurs on the page
 */
export function packPostings(postings: readonly { page: number; count: number }[]): string {
  let previousPage = -1;
  const codePoints: number[] = [];
  for (const { page, count } of postings) {
    const gap = page - previousPage - 1;
    const frequent = count < FREQUENT_COUNT ? 0 : 1;
    codePoints.push(FIRST_CODE_POINT + 2 * gap + frequent);
    previousPage = page;
  }
  return String.fromCodePoint(...codePoints);
}

function unpackPostings(packed: string): Posting[] {
  let previousPage = -1;
  return Array.from(packed, (character) => {
    const code = (character.codePointAt(0) ?? 0) - FIRST_CODE_POINT;
    const page = previousPage + 1 + Math.floor(code / 2);
    previousPage = page;
    return { page, weight: code % 2 === 1 ? WEIGHTS.frequentInText : WEIGHTS.text };
  });
}

/**
 * Makes the index that is searched out of the published file.
 *
 * @param language of the file
 * @throws TypeError when the value is not such a file
 */
export function createSearchIndex(file: SearchIndexFile, language: SearchLanguage): SearchIndex {
  const termsByStem = new Map<string, Term>();
  const add = (word: string, postings: readonly Posting[]) => {
    const key = language.stem(word);
    const term = termsByStem.get(key) ?? { stem: key, word, postings: [] };
    termsByStem.set(key, term);
    term.postings.push(...postings);
  };
  const addAll = (words: readonly string[], page: number, weight: number) => {
    for (const word of words) add(word, [{ page, weight }]);
  };
  const packed = file.postings.split(" ");
  for (const [index, word] of file.terms.split(" ").entries()) {
    add(word, unpackPostings(packed[index] ?? ""));
  }
  for (const [page, { title, otherNames = [], headings, lead }] of file.pages.entries()) {
    // In a title even a stop word can be what the visitor looks for.
    addAll(foldedWords([title, ...otherNames].join(" ")), page, WEIGHTS.title);
    addAll(withoutStopWords(headings.join(" "), language), page, WEIGHTS.heading);
    addAll(withoutStopWords(lead, language), page, WEIGHTS.lead);
  }
  return { pages: file.pages, terms: [...termsByStem.values()], language };
}

function withoutStopWords(text: string, { isStopWord }: SearchLanguage): string[] {
  return foldedWords(text).filter((word) => !isStopWord(word));
}
