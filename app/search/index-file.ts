import { content } from "#app/content/content.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { indexedPages } from "#app/seo/sitemap.ts";
import {
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
  title: string;
  /** Address below the site, decoded. */
  path: string;
  lead: string;
  headings: string[];
  texts: string[];
}

/** Postings at most. A site of a thousand insights is indexed whole (docs/decisions/0006-search.md). */
const MOST_POSTINGS = 300_000;
/** Each page keeps as many terms, however many pages there are. */
const LEAST_TERMS = 24;
/** Occurrences that make a term one of a text's subjects. */
const FREQUENT = 3;

/** Everything that can be found, in the order in which pages rank that match equally well. */
export function searchDocuments(pages: readonly PageRecord[]): SearchDocument[] {
  const ofPages = indexedPages(pages).map((page) => {
    const { kind, canonical, name, description } = page;
    const words = kind.words?.(page);
    if (!words) {
      throw new RangeError(`The search does not know what ${page.path} says: app/pages.ts`);
    }
    const headings = [...new Set(words.headings)].filter((heading) => heading !== name);
    const shown = { label: kind.label?.(page) ?? "Page", title: name, lead: description, headings };
    return { ...shown, path: canonical, texts: words.texts };
  });
  // The people have no pages of their own: they are found at their place on the common one.
  const ofLeaders = content().leaders.map(({ id, name, title, bio }) => {
    const shown = { label: "Leadership", title: name, lead: title, headings: [] };
    return { ...shown, path: `/leadership#${id}`, texts: [bio] };
  });
  return [...ofPages, ...ofLeaders];
}

/** How often each term occurs. */
type Counts = Map<string, number>;

const count = (counts: Counts, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Counts the stems of the texts, without stop words and what the title, lead and headings have anyway. */
function countTerms({ title, lead, headings, texts }: SearchDocument, words: Map<string, string>) {
  const shown = new Set(
    wordsOf([title, lead, ...headings].join(" ")).map(({ word }) => stem(word)),
  );
  const terms: Counts = new Map();
  for (const { word } of wordsOf(texts.join(" "))) {
    const key = stem(word);
    if (word.length < 2 || isStopWord(word) || shown.has(key)) continue;
    count(terms, key);
    if (!words.has(key)) words.set(key, word);
  }
  return terms;
}

/** Keeps the top TF-IDF terms of each page. */
function topTerms(pages: readonly Counts[]): [term: string, occurrences: number][][] {
  const limit = Math.max(LEAST_TERMS, Math.floor(MOST_POSTINGS / pages.length));
  const frequency: Counts = new Map();
  for (const terms of pages) for (const term of terms.keys()) count(frequency, term);
  const tfIdf = ([term, occurrences]: [string, number]) =>
    (1 + Math.log(occurrences)) * Math.log(1 + pages.length / (frequency.get(term) ?? 1));
  return pages.map((terms) =>
    terms.size <= limit
      ? [...terms]
      : [...terms].sort((a, b) => tfIdf(b) - tfIdf(a)).slice(0, limit),
  );
}

/**
 * The published search index as JSON; it belongs at `SEARCH_INDEX_PATH`.
 *
 * @param documents in the order in which pages rank that match equally well
 * @param otherNames what visitors call a page that does not call itself so; one word each
 * @throws RangeError when another name belongs to a page that is not there
 */
export function searchIndexFile(
  documents: readonly SearchDocument[],
  otherNames: readonly { path: string; words: string[] }[],
): string {
  const missing = otherNames.find(({ path }) => !documents.some((page) => page.path === path));
  if (missing) {
    throw new RangeError(`content/pages/search.yaml: otherNames: no page ${missing.path}`);
  }
  const pages = documents.map(({ texts, path, ...shown }) => {
    const names = otherNames.find((names) => names.path === path);
    return { ...shown, href: encodeURI(path), ...(names && { otherNames: names.words }) };
  });
  const words = new Map<string, string>();
  const termsOfPages = topTerms(documents.map((document) => countTerms(document, words)));
  const found = termsOfPages.flatMap((terms, page) =>
    terms.map(([term, occurrences]) => {
      const weight = occurrences >= FREQUENT ? WEIGHTS.frequentInText : WEIGHTS.text;
      return { word: words.get(term) ?? term, page, weight };
    }),
  );
  const postings = [...Map.groupBy(found, ({ word }) => word)];
  const sorted = postings.sort(([a], [b]) => (a < b ? -1 : 1));
  const file: SearchIndexFile = {
    version: SEARCH_INDEX_VERSION,
    pages,
    terms: sorted.map(([word]) => word).join(" "),
    postings: sorted.map(([, list]) => packPostings(list)).join(" "),
  };
  return JSON.stringify(file);
}
