import { content } from "#app/content/content.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { indexedPages } from "#app/seo/text-files.ts";
import {
  packPostings,
  SEARCH_INDEX_VERSION,
  type SearchIndexFile,
  type SearchPage,
  WEIGHTS,
} from "./search-index.ts";
import { isStopWord, stem, wordsOf } from "./words.ts";

/** A page as the search index is made from it. */
export interface SearchDocument extends Omit<SearchPage, "href" | "otherNames"> {
  /** Address below the site, decoded. */
  path: string;
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
    const { canonical: path, name: title, description: lead, label = "Page" } = page;
    const words = page.words?.();
    if (!words) throw new RangeError(`The search does not know what ${path} says: app/pages.ts`);
    const { texts } = words;
    const headings = [...new Set(words.headings)].filter((heading) => heading !== title);
    return { label, title, path, lead, headings, texts };
  });
  // The people have no pages of their own: they are found at their place on the common one.
  const ofLeaders = content().leaders.map(({ id, name: title, title: lead, bio }) => {
    const path = `/leadership#${id}`;
    return { label: "Leadership", title, path, lead, headings: [], texts: [bio] };
  });
  return [...ofPages, ...ofLeaders];
}

/** Stems of a page's texts, without stop words and what the title, lead and headings have anyway; with a first word. */
function termsOf({ title, lead, headings, texts }: SearchDocument) {
  const shown = wordsOf([title, lead, ...headings].join(" "));
  const known = new Set(shown.map(({ word }) => stem(word)));
  const words = wordsOf(texts.join(" ")).map(({ word }) => word);
  const own = words.filter(
    (word) => word.length > 1 && !isStopWord(word) && !known.has(stem(word)),
  );
  return [...Map.groupBy(own, stem)].map(([stem, all]) => {
    return { stem, word: all[0], count: all.length };
  });
}

type PageTerm = ReturnType<typeof termsOf>[number];

/** Keeps the top TF-IDF terms of each page. */
function topTerms(pages: readonly PageTerm[][]): PageTerm[][] {
  const limit = Math.max(LEAST_TERMS, Math.floor(MOST_POSTINGS / pages.length));
  const frequency = new Map<string, number>();
  for (const { stem } of pages.flat()) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const tfIdf = ({ stem, count }: PageTerm) =>
    (1 + Math.log(count)) * Math.log(1 + pages.length / (frequency.get(stem) ?? 1));
  return pages.map((terms) => terms.sort((a, b) => tfIdf(b) - tfIdf(a)).slice(0, limit));
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
  const found = topTerms(documents.map(termsOf)).flatMap((terms, page) =>
    terms.map(({ stem, word = stem, count }) => {
      const weight = count < FREQUENT ? WEIGHTS.text : WEIGHTS.frequentInText;
      return { stem, word, page, weight };
    }),
  );
  const terms = [...Map.groupBy(found, ({ stem }) => stem).values()]
    .map((postings) => ({ word: postings[0]?.word ?? "", packed: packPostings(postings) }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
  const file: SearchIndexFile = {
    version: SEARCH_INDEX_VERSION,
    pages,
    terms: terms.map(({ word }) => word).join(" "),
    postings: terms.map(({ packed }) => packed).join(" "),
  };
  return JSON.stringify(file);
}
