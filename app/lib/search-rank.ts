import { PLACES, type SearchIndex, type SearchPage } from "./search-index.ts";
import { matchQuery, type QueryWord } from "./search-matches.ts";

export interface SearchResult {
  page: SearchPage;
  /** Words of the query that only the text of the page has, in the spelling of the index. */
  inText: string[];
}

export interface SearchResults {
  /** The best first. */
  results: SearchResult[];
  /** What to mark in a title: the stem of each word that was meant, with what was typed for it. */
  marks: ReadonlyMap<string, string>;
}

/**
 * What a word weighs by its place (see `PLACES`: text, often in the text, lead, heading, title). Each weighs more
 * than twice the one before it: the beginning of a word in a title (half its weight) still comes before the whole
 * word in a heading, and so on down to the lead.
 */
const WEIGHTS = [1, 2, 5, 12, 32];
const TITLE = PLACES.indexOf("title");
const LEAD = PLACES.indexOf("lead");
/** What a title gains that consists of nothing but the query. */
const WHOLE_TITLE = 0.5;

/** The best place of one word of the query, for each page. */
interface WordScores {
  scores: Float64Array;
  places: Int8Array;
  found: (string | undefined)[];
  /** The rarer a word, the more it says; 1 for one that every page has. */
  rarity: number;
}

function scoreWord({ matches }: QueryWord, count: number): WordScores {
  const scores = new Float64Array(count);
  const places = new Int8Array(count);
  const found: WordScores["found"] = [];
  let pages = 0;
  for (const { term, closeness } of matches) {
    for (const packed of term.places) {
      const page = Math.floor(packed / PLACES.length);
      const place = packed % PLACES.length;
      const score = closeness * (WEIGHTS[place] ?? 0);
      const best = scores[page] ?? 0;
      if (best === 0) pages += 1;
      if (score <= best) continue;
      scores[page] = score;
      places[page] = place;
      found[page] = term.word;
    }
  }
  return { scores, places, found, rarity: 1 + Math.log(count / Math.max(1, pages)) };
}

/**
 * Searches the pages.
 *
 * A page is found when it has every word of the query, or, where none has them all, as many as any has. A word in
 * the title counts more than one in a heading, that more than one in the lead, and that more than one in the text.
 *
 * @param query as typed; one without words finds nothing
 */
export function search(index: SearchIndex, query: string): SearchResults {
  const words = matchQuery(index, query);
  const marks = new Map(
    words.flatMap(({ typed, matches }) => matches.map(({ term }) => [term.stem, typed] as const)),
  );
  const scored = words.map((word) => scoreWord(word, index.pages.length));
  const ranked = index.pages.flatMap((page, number) => {
    const hits = scored.filter(({ scores }) => scores[number] !== 0);
    if (hits.length === 0) return [];
    const inTitle = hits.filter(({ places }) => places[number] === TITLE).length;
    const share = Math.min(1, inTitle / Math.max(1, page.titleWords));
    const sum = hits.reduce((all, hit) => all + (hit.scores[number] ?? 0) * hit.rarity, 0);
    return [{ page, number, hits: hits.length, score: sum * (1 + WHOLE_TITLE * share) }];
  });
  const most = Math.max(...ranked.map(({ hits }) => hits), 0);
  const results = ranked
    .filter(({ hits }) => hits === most)
    .sort((a, b) => b.score - a.score)
    .map(({ page, number }) => ({ page, inText: wordsInText(scored, number) }));
  return { results, marks };
}

function wordsInText(scored: readonly WordScores[], page: number): string[] {
  return scored.flatMap(({ places, found }) => {
    const word = found[page];
    return word !== undefined && (places[page] ?? 0) < LEAD ? [word] : [];
  });
}
