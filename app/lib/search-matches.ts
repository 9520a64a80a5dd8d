import type { SearchIndex, SearchTerm } from "./search-index.ts";
import { typosBetween } from "./search-typos.ts";
import { isCommon, stem, wordsOf } from "./search-words.ts";

/** A word of the index that a typed word may mean. */
export interface TermMatch {
  term: SearchTerm;
  /** 1 for the word itself, less the further away. */
  closeness: number;
}

/** A word of a query, folded, with all that it may mean. */
export interface QueryWord {
  typed: string;
  matches: TermMatch[];
}

/** Letters of a word that is allowed one slip, and two. Shorter words would match anything. */
const LENGTH_FOR_TYPOS = [4, 8] as const;
/** Letters of a word that may be both mistyped and unfinished. */
const LENGTH_FOR_UNFINISHED_TYPO = 5;

/** The words of a query, folded, each once. Common words count only where there are no others. */
export function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query).map(({ word }) => word))];
  const telling = words.filter((word) => !isCommon(word));
  return telling.length > 0 ? telling : words;
}

/**
 * Finds what the words of a query may mean: the word itself in singular or plural, longer words that it
 * begins; where there are none, words from which it differs by a slip or two. A common word means itself,
 * unless it is the last one, which may be unfinished.
 */
export function matchQuery({ terms }: SearchIndex, query: string): QueryWord[] {
  return queryWords(query).map((typed, position, { length }) => {
    if (isCommon(typed) && position < length - 1) {
      const itself = terms.filter(({ word }) => word === typed);
      return { typed, matches: itself.map((term) => ({ term, closeness: 1 })) };
    }
    const matches = completions(terms, typed);
    return { typed, matches: matches.length > 0 ? matches : corrections(terms, typed) };
  });
}

function completions(terms: readonly SearchTerm[], typed: string): TermMatch[] {
  const root = stem(typed);
  return terms
    .filter(({ word, stem: ending }) => word.startsWith(typed) || ending.startsWith(root))
    .map((term) => ({
      term,
      closeness: term.stem === root ? 1 : 0.5 + 0.4 * Math.min(1, typed.length / term.word.length),
    }));
}

function corrections(terms: readonly SearchTerm[], typed: string): TermMatch[] {
  const limit = LENGTH_FOR_TYPOS.filter((length) => typed.length >= length).length;
  if (limit === 0) return [];
  const matches: TermMatch[] = [];
  for (const term of terms) {
    const typos = typosBetween(typed, term.word, limit);
    if (!typos) continue;
    if (typos.whole <= limit) matches.push({ term, closeness: 0.5 / typos.whole });
    else if (typed.length >= LENGTH_FOR_UNFINISHED_TYPO) {
      matches.push({ term, closeness: 0.2 / typos.start });
    }
  }
  return matches;
}
