import { type SearchIndex, type SearchPage, type Term, WEIGHTS } from "./search-index.ts";
import type { SearchLanguage } from "./search-language.ts";
import { foldedWords } from "./words.ts";

/** A page that was found. */
export interface SearchResult {
  page: SearchPage;
  /** The words of the query that only the page's text has, in the spelling of the index. */
  wordsInText: string[];
}

/** The answer to a query: the pages, the best first. */
export interface SearchResults {
  results: SearchResult[];
  /** The stems of the words to mark in the results. */
  stems: ReadonlySet<string>;
  /** The language that the stems are of. */
  language: SearchLanguage;
}

/** A term that a typed word may mean. */
interface Match {
  term: Term;
  /** 1 for the word itself, less for other words. */
  closeness: number;
}

/** The best match of a typed word on one page. */
interface Hit {
  term: Term;
  weight: number;
  score: number;
}

/** A word with fewer letters is not corrected: it would match anything. */
const LENGTH_FOR_ONE_ERROR = 4;
const LENGTH_FOR_TWO_ERRORS = 8;
/** A word with as many letters may be both mistyped and unfinished. */
const LENGTH_FOR_UNFINISHED_ERROR = 5;
/** How close a word with one error is; with two errors it is half as close. */
const CLOSENESS_OF_ONE_ERROR = 0.5;
const CLOSENESS_OF_TWO_ERRORS = CLOSENESS_OF_ONE_ERROR / 2;
/** The share that a page's score gains when the query is its whole title, or another name of it. */
const WHOLE_TITLE_BONUS = 0.5;
/** The closeness of words that are a term only when joined: separate words that a page really has are closer. */
const JOINED_CLOSENESS = 0.95;
/** How many words are also read as one: a page may be called `how much does it cost`. */
const LENGTHS_OF_NAMES = [2, 3, 4, 5];

/**
 * Searches the pages. A page is found when it has every word of the query. If no page has all of them, the pages with the
 * most of them are found.
 *
 * A page's score adds up, for each word, the weight of the place where it occurs (`WEIGHTS`), how close the term is to the
 * typed word, and how rare the term is.
 *
 * @param query as typed; a query without words finds nothing
 * @returns the pages with the highest score first
 */
export function search(index: SearchIndex, query: string): SearchResults {
  const { pages, language } = index;
  const queryWords = foldedWords(query);
  // Other names are written like this in the index (index-file.ts).
  const queryAsName = queryWords.join("");
  const mistypedNames = mistypedNameMatches(queryWords, index);
  const matchesByWord = meaningfulWords(query, language).map((typed) => [
    ...matchesOf(typed, index),
    ...joinedMatches(typed, queryWords, index),
    ...mistypedNames,
  ]);
  const hitsByWord = matchesByWord.map((matches) => bestHits(matches, pages.length));
  const candidates = pages.map((page, position) => {
    const hits = hitsByWord.flatMap((hitsByPage) => hitsByPage.get(position) ?? []);
    return {
      page,
      hitCount: hits.length,
      score: scoreOf(page, hits, queryAsName, language),
      wordsInText: textWords(hits),
    };
  });
  const mostHits = Math.max(1, ...candidates.map(({ hitCount }) => hitCount));
  const results = candidates
    .filter(({ hitCount }) => hitCount === mostHits)
    .sort((a, b) => b.score - a.score);
  const stems = new Set(matchesByWord.flat().map(({ term }) => term.stem));
  return { results, stems, language };
}

/** The words of a query or a title, each once. Stop words count only where there are no other words. */
function meaningfulWords(text: string, { isStopWord }: SearchLanguage): string[] {
  const words = [...new Set(foldedWords(text))];
  const meaningful = words.filter((word) => !isStopWord(word));
  return meaningful.length > 0 ? meaningful : words;
}

function scoreOf(
  page: SearchPage,
  hits: readonly Hit[],
  queryAsName: string,
  language: SearchLanguage,
): number {
  const score = hits.reduce((sum, hit) => sum + hit.score, 0);
  return score * (1 + WHOLE_TITLE_BONUS * titleShareOf(page, hits, queryAsName, language));
}

/** The share of the page's title that the query is. 1 if the query is another name of the page. */
function titleShareOf(
  { title, otherNames = [] }: SearchPage,
  hits: readonly Hit[],
  queryAsName: string,
  language: SearchLanguage,
): number {
  if (otherNames.some((name) => isNameOrMistyped(queryAsName, name))) return 1;
  const titleHits = hits.filter(({ weight }) => weight === WEIGHTS.title).length;
  if (titleHits === 0) return 0;
  return Math.min(1, titleHits / meaningfulWords(title, language).length);
}

/** A query with enough letters may differ from a name by two errors: `change managment`. */
function isNameOrMistyped(queryAsName: string, name: string): boolean {
  if (queryAsName === name) return true;
  return (
    queryAsName.length >= LENGTH_FOR_TWO_ERRORS &&
    correctedCloseness(queryAsName, name, errorLimit(queryAsName)) >= CLOSENESS_OF_TWO_ERRORS
  );
}

/** The words that only the text of the page has. */
function textWords(hits: readonly Hit[]): string[] {
  const textHits = hits.filter(({ weight }) => weight < WEIGHTS.lead);
  return [...new Set(textHits.map(({ term }) => term.word))];
}

/**
 * The terms that a typed word may mean: the word itself, in singular or plural, and longer words that begin with it. If
 * there are none, words that differ from the typed one by one or two errors.
 */
function matchesOf(typed: string, { terms, language }: SearchIndex): Match[] {
  const root = language.stem(typed);
  const begun = terms.filter(({ word, stem }) => word.startsWith(typed) || stem.startsWith(root));
  if (begun.length === 0) return correctedMatches(typed, terms);
  return begun.map((term) => {
    if (term.stem === root) return { term, closeness: 1 };
    const typedShare = Math.min(1, typed.length / term.word.length);
    return { term, closeness: 0.5 + 0.4 * typedShare };
  });
}

function correctedMatches(typed: string, terms: readonly Term[]): Match[] {
  const limit = errorLimit(typed);
  return terms.flatMap((term) => {
    const closeness = correctedCloseness(typed, term.word, limit);
    return closeness > 0 ? [{ term, closeness }] : [];
  });
}

function errorLimit(typed: string): number {
  if (typed.length >= LENGTH_FOR_TWO_ERRORS) return 2;
  return typed.length >= LENGTH_FOR_ONE_ERROR ? 1 : 0;
}

/** The closeness of a mistyped word; 0 where it differs by more errors than the limit. */
function correctedCloseness(typed: string, word: string, limit: number): number {
  // Most words lack too many of the letters. That is seen faster than their distance.
  const missing = [...typed].filter((letter) => !word.includes(letter)).length;
  if (missing > limit) return 0;
  const errors = editDistance(typed, word, limit, false);
  if (errors <= limit) return CLOSENESS_OF_ONE_ERROR / errors;
  if (typed.length < LENGTH_FOR_UNFINISHED_ERROR) return 0;
  const errorsInBeginning = editDistance(typed, word, limit, true);
  return errorsInBeginning <= limit ? 0.2 / errorsInBeginning : 0;
}

/**
 * The terms that a typed word makes together with the words beside it: `health care` stands for "healthcare", `m & a`
 * for "M&A". Names of pages that have several words are terms of one word, too (index-file.ts).
 */
function joinedMatches(
  typed: string,
  words: readonly string[],
  { terms, language }: SearchIndex,
): Match[] {
  const runs = words.flatMap((_, start) =>
    LENGTHS_OF_NAMES.map((length) => words.slice(start, start + length)),
  );
  const joinedStems = runs
    .filter((run) => run.includes(typed))
    .map((run) => {
      return language.stem(run.join(""));
    });
  const joinedTerms = terms.filter((term) => joinedStems.includes(term.stem));
  return joinedTerms.map((term) => ({ term, closeness: JOINED_CLOSENESS }));
}

/** Names of several words that the whole query is, but for one or two errors. */
function mistypedNameMatches(words: readonly string[], { terms }: SearchIndex): Match[] {
  const name = words.join("");
  const isLongName =
    LENGTHS_OF_NAMES.includes(words.length) && name.length >= LENGTH_FOR_TWO_ERRORS;
  if (!isLongName || terms.some(({ word }) => word.startsWith(name))) return [];
  return correctedMatches(name, terms);
}

/**
 * The best hit on each page, by the page's position. The score of a hit is multiplied by the inverse document frequency,
 * which is 1 where every page has the word.
 */
function bestHits(matches: readonly Match[], pageCount: number): Map<number, Hit> {
  const hits = new Map<number, Hit>();
  for (const { term, closeness } of matches) {
    for (const { page, weight } of term.postings) {
      const score = closeness * weight;
      const bestScore = hits.get(page)?.score ?? 0;
      if (score > bestScore) hits.set(page, { term, weight, score });
    }
  }
  const rarity = 1 + Math.log(pageCount / hits.size);
  for (const hit of hits.values()) hit.score *= rarity;
  return hits;
}

/**
 * The optimal string alignment distance (restricted Damerau-Levenshtein distance): how many letters are wrong, missing,
 * superfluous or exchanged with the next one.
 *
 * @param isUnfinished whether letters that are missing at the end do not count
 * @returns Infinity where the distance is greater than the limit
 */
function editDistance(typed: string, term: string, limit: number, isUnfinished: boolean): number {
  if (typed === "" && (isUnfinished || term === "")) return 0;
  const distanceFrom = (typedStart: number, termStart: number, restLimit: number) =>
    editDistance(typed.slice(typedStart), term.slice(termStart), restLimit, isUnfinished);
  // Where the first letters are the same, no other alignment is shorter.
  if (typed[0] === term[0]) return distanceFrom(1, 1, limit);
  if (limit === 0) return Number.POSITIVE_INFINITY;
  const restLimit = limit - 1;
  const wrong = distanceFrom(1, 1, restLimit);
  const superfluous = distanceFrom(1, 0, restLimit);
  const missing = distanceFrom(0, 1, restLimit);
  const distances = [wrong, superfluous, missing];
  const isExchanged = typed[0] === term[1] && typed[1] === term[0];
  if (isExchanged) distances.push(distanceFrom(2, 2, restLimit));
  return 1 + Math.min(...distances);
}
