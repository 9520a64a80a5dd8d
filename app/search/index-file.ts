import { slugOf } from "#app/lib/slug.ts";
import {
  type Posting,
  packPostings,
  SEARCH_INDEX_VERSION,
  type SearchIndexFile,
  WEIGHTS,
} from "./search-index.ts";
import { isStopWord, stem, wordsOf } from "./words.ts";

/** A page as the search index is made from it. */
export interface SearchDocument {
  /** What a result is called, such as `Article`. */
  label: string;
  /** Folder of the address, with a slash at the end. */
  folder: string;
  title: string;
  /** Address below the site, decoded. */
  path: string;
  lead: string;
  headings: string[];
  texts: string[];
}

/** What visitors call a page that does not call itself so; one word each. */
export interface OtherNames {
  path: string;
  words: string[];
}

/** Postings at most. A site of a thousand insights is indexed whole (docs/decisions/0006-search.md). */
const MOST_POSTINGS = 300_000;
/** Each page keeps as many terms, however many pages there are. */
const LEAST_TERMS = 24;
/** Occurrences that make a term one of a text's subjects. */
const FREQUENT = 3;

/** How often each term occurs. */
type Counts = Map<string, number>;

const count = (counts: Counts, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Counts the stems of the texts, without stop words and what the title, lead and headings have anyway. */
function countTerms({ title, lead, headings, texts }: SearchDocument, forms: Map<string, Counts>) {
  const shown = new Set(
    wordsOf([title, lead, ...headings].join(" ")).map(({ word }) => stem(word)),
  );
  const terms: Counts = new Map();
  for (const { word } of wordsOf(texts.join(" "))) {
    const key = stem(word);
    if (word.length < 2 || isStopWord(word) || shown.has(key)) continue;
    count(terms, key);
    const used = forms.get(key) ?? new Map();
    forms.set(key, count(used, word));
  }
  return terms;
}

/** Keeps the top TF-IDF terms of each page. */
function topTerms(pages: readonly Counts[]): [term: string, occurrences: number][][] {
  const limit = Math.max(LEAST_TERMS, Math.floor(MOST_POSTINGS / Math.max(1, pages.length)));
  const frequency: Counts = new Map();
  for (const terms of pages) for (const term of terms.keys()) count(frequency, term);
  const tfIdf = (term: string, occurrences: number) =>
    (1 + Math.log(occurrences)) * Math.log(1 + pages.length / (frequency.get(term) ?? 1));
  return pages.map((terms) => {
    if (terms.size <= limit) return [...terms];
    const scored = [...terms].map((entry) => ({ entry, score: tfIdf(...entry) }));
    scored.sort((a, b) => b.score - a.score);
    return scored.slice(0, limit).map(({ entry }) => entry);
  });
}

/** The inverted index of the texts, each term in its most frequent form. */
function indexTexts(
  documents: readonly SearchDocument[],
): Pick<SearchIndexFile, "terms" | "postings"> {
  const forms = new Map<string, Counts>();
  const postings = new Map<string, Posting[]>();
  const pages = topTerms(documents.map((document) => countTerms(document, forms)));
  for (const [page, terms] of pages.entries()) {
    for (const [term, occurrences] of terms) {
      const weight = occurrences >= FREQUENT ? WEIGHTS.frequentInText : WEIGHTS.text;
      const list = postings.get(term);
      if (list) list.push({ page, weight });
      else postings.set(term, [{ page, weight }]);
    }
  }
  const formOf = (term: string) =>
    [...(forms.get(term) ?? [])].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  const sorted = [...postings]
    .map(([term, list]) => ({ word: formOf(term), packed: packPostings(list) }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
  return {
    terms: sorted.map(({ word }) => word).join(" "),
    postings: sorted.map(({ packed }) => packed).join(" "),
  };
}

/**
 * The published search index as JSON; it belongs at `SEARCH_INDEX_PATH`.
 *
 * @param documents in the order in which pages rank that match equally well
 * @throws RangeError when another name belongs to a page that is not there
 */
export function searchIndexFile(
  documents: readonly SearchDocument[],
  otherNames: readonly OtherNames[],
): string {
  const missing = otherNames.find(({ path }) => !documents.some((page) => page.path === path));
  if (missing) {
    throw new RangeError(`content/pages/search.yaml: otherNames: no page ${missing.path}`);
  }
  const pages = documents.map(({ texts, path, ...shown }) => ({
    ...shown,
    ...(path === shown.folder + slugOf(shown.title) ? {} : { path }),
    otherNames: otherNames.find((names) => names.path === path)?.words,
  }));
  const file = { version: SEARCH_INDEX_VERSION, pages, ...indexTexts(documents) };
  return JSON.stringify(file satisfies { [Key in keyof SearchIndexFile]: unknown });
}
