import { type SearchIndex, type Term, WEIGHTS } from "./search-index.ts";
import { isStopWord, stem, wordsOf } from "./words.ts";

/** A term that a typed word may mean; closeness is 1 for the word itself, less the further away. */
type Match = { term: Term; closeness: number };

/** The best match of a typed word on one page. */
type Hit = { term: Term; weight: number; score: number };

/** Shorter words are not corrected, they would match anything; from the second length on two slips are allowed. */
const LENGTHS_FOR_SLIPS = [4, 8];
/** Letters of a word that may be both mistyped and unfinished. */
const LENGTH_FOR_UNFINISHED_SLIP = 5;
/** What a title gains that consists of nothing but the query. */
const WHOLE_TITLE_BONUS = 0.5;
/** Closeness of words that make a term only together: two words that a page really has are closer. */
const JOINED_CLOSENESS = 0.95;
/** How many words are also read as one word: a page may be called `how much does it cost`. */
const LENGTHS_OF_NAMES = [2, 3, 4, 5];

/**
 * Searches the pages. A page is found when it has every word of the query or, where none has them all, as many as
 * any has. The order is by where a word occurs (see `WEIGHTS`), how close it is and how rare it is.
 *
 * @param query as typed; one without words finds nothing
 * @returns the pages, each with the words that only its text has, in the spelling of the index; and the stems to mark
 */
export function search({ pages, terms }: SearchIndex, query: string) {
  const words = wordsOf(query);
  const matches = meaningfulWords(query).map((typed) => [
    ...matchesOf(typed, terms),
    ...joinedMatches(typed, words, terms),
  ]);
  const hitsOfWords = matches.map((matches) => bestHits(matches, pages.length));
  const candidates = pages.map((page, position) => {
    const hits = hitsOfWords.flatMap((hits) => hits.get(position) ?? []);
    const inTitle = hits.filter(({ weight }) => weight === WEIGHTS.title).length;
    const share = inTitle && Math.min(1, inTitle / meaningfulWords(page.title).length);
    const score = hits.reduce((sum, hit) => sum + hit.score, 0) * (1 + WHOLE_TITLE_BONUS * share);
    const textHits = hits.filter(({ weight }) => weight < WEIGHTS.lead);
    const inText = [...new Set(textHits.map(({ term }) => term.word))];
    return { page, inText, count: hits.length, score };
  });
  const most = Math.max(1, ...candidates.map(({ count }) => count));
  const results = candidates
    .filter(({ count }) => count === most)
    .sort((a, b) => b.score - a.score);
  return { results, stems: new Set(matches.flat().map(({ term }) => term.stem)) };
}

/** The words of a query or a title, each once; stop words count only where there are no others. */
function meaningfulWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))];
  const meaningful = words.filter((word) => !isStopWord(word));
  return meaningful.length > 0 ? meaningful : words;
}

/**
 * What a typed word may mean: the word itself, in singular or plural, and longer words that begin with it. Where there
 * are none, words that differ from a mistyped one by a slip or two.
 */
function matchesOf(typed: string, terms: readonly Term[]): Match[] {
  const root = stem(typed);
  const begun = terms.filter(({ word, stem }) => word.startsWith(typed) || stem.startsWith(root));
  if (begun.length > 0) {
    return begun.map((term) => {
      const share = Math.min(1, typed.length / term.word.length);
      return { term, closeness: term.stem === root ? 1 : 0.5 + 0.4 * share };
    });
  }
  const limit = LENGTHS_FOR_SLIPS.filter((length) => typed.length >= length).length;
  return terms.flatMap((term) => {
    // Most words have too few of its letters, which is quickly seen.
    const missing = [...typed].filter((letter) => !term.word.includes(letter)).length;
    if (missing > limit) return [];
    const whole = slips(typed, term.word, limit, false);
    if (whole <= limit) return { term, closeness: 0.5 / whole };
    if (typed.length < LENGTH_FOR_UNFINISHED_SLIP) return [];
    const start = slips(typed, term.word, limit, true);
    return start <= limit ? { term, closeness: 0.2 / start } : [];
  });
}

/**
 * The terms that a typed word makes with the words beside it: `health care` is written as one word elsewhere, `m & a` is
 * M&A, and the names of pages that have several words are terms of one word (index-file.ts).
 */
function joinedMatches(typed: string, words: readonly string[], terms: readonly Term[]): Match[] {
  const runs = words.flatMap((_, start) =>
    LENGTHS_OF_NAMES.map((length) => words.slice(start, start + length)),
  );
  const joined = runs.filter((run) => run.includes(typed)).map((run) => stem(run.join("")));
  const found = terms.filter((term) => joined.includes(term.stem));
  return found.map((term) => ({ term, closeness: JOINED_CLOSENESS }));
}

/** The best hit of each page. A rare word scores more: by its inverse document frequency, 1 where every page has it. */
function bestHits(matches: readonly Match[], pageCount: number): Map<number, Hit> {
  const hits = new Map<number, Hit>();
  for (const { term, closeness } of matches) {
    for (const { page, weight } of term.postings) {
      const score = closeness * weight;
      if (score > (hits.get(page)?.score ?? 0)) hits.set(page, { term, weight, score });
    }
  }
  const rarity = 1 + Math.log(pageCount / hits.size);
  for (const hit of hits.values()) hit.score *= rarity;
  return hits;
}

/**
 * The optimal string alignment distance (restricted Damerau-Levenshtein): how many letters are wrong, missing, too many or
 * exchanged with the next. Infinite beyond the limit; what an unfinished word lacks at its end does not count.
 */
function slips(typed: string, term: string, limit: number, isUnfinished: boolean): number {
  if (typed === "" && (isUnfinished || term === "")) return 0;
  const after = (ofTyped: number, ofTerm: number, left = limit - 1) =>
    slips(typed.slice(ofTyped), term.slice(ofTerm), left, isUnfinished);
  // No other way is shorter where the first letters are the same.
  if (typed[0] === term[0]) return after(1, 1, limit);
  if (limit === 0) return Number.POSITIVE_INFINITY;
  // Wrong, too many, missing.
  const ways = [after(1, 1), after(1, 0), after(0, 1)];
  if (typed[0] === term[1] && typed[1] === term[0]) ways.push(after(2, 2));
  return 1 + Math.min(...ways);
}
