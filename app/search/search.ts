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

/**
 * Searches the pages. A page is found when it has every word of the query or, where none has them all, as many as
 * any has. The order is by where a word occurs (see `WEIGHTS`), how close it is and how rare it is.
 *
 * @param query as typed; one without words finds nothing
 * @returns the pages, each with the words that only its text has, in the spelling of the index; and the stems to mark
 */
export function search({ pages, terms }: SearchIndex, query: string) {
  const matches = meaningfulWords(query).map((typed) => matchesOf(typed, terms));
  const hitsOfWords = matches.map((matches) => bestHits(matches, pages.length));
  const candidates = pages.map((page, position) => {
    const hits = hitsOfWords.flatMap((hits) => hits.get(position) ?? []);
    const inTitle = hits.filter(({ weight }) => weight === WEIGHTS.title).length;
    const share = inTitle && Math.min(1, inTitle / meaningfulWords(page.title).length);
    const score = hits.reduce((sum, hit) => sum + hit.score, 0) * (1 + WHOLE_TITLE_BONUS * share);
    const inText = hits.filter(({ weight }) => weight < WEIGHTS.lead).map(({ term }) => term.word);
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
  const words = [...new Set(wordsOf(text).map(({ word }) => word))];
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
    if (limit === 0 || missing > limit) return [];
    const { whole, start } = editDistance(typed, term.word);
    if (whole <= limit) return { term, closeness: 0.5 / whole };
    const isUnfinished = start <= limit && typed.length >= LENGTH_FOR_UNFINISHED_SLIP;
    return isUnfinished ? { term, closeness: 0.2 / start } : [];
  });
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
 * The optimal string alignment distance (restricted Damerau-Levenshtein): letters wrong, missing, too many or exchanged
 * with the next. From the whole term and, for a word that is still being typed, from its nearest beginning.
 */
function editDistance(word: string, term: string) {
  const rows = [Array.from({ length: term.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= term.length; column += 1) {
      const isSame = word[row - 1] === term[column - 1];
      const isExchanged = word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1];
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isExchanged ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  const last = rows.at(-1) ?? [];
  return { whole: last.at(-1) ?? 0, start: Math.min(...last) };
}
