import { localPath } from "#app/base/local-path.ts";
import { indexedPages } from "#app/features/seo/sitemap.ts";
import { content } from "#app/model/content.ts";
import type { PageRecord } from "#app/model/page-record.ts";
import { wordsOf } from "#app/model/words.ts";
import { searchResultWords } from "./interface-words.ts";
import { packPostings, type SearchIndexFile, type SearchPage } from "./search-index.ts";
import type { SearchLanguage } from "./search-language.ts";
import { fold, foldedWords, WORD_PATTERN } from "./words.ts";

/** A page from which the search index is made. */
export type SearchDocument = SearchPage & { texts: string[] };

/** A term of a page's text, and how often it occurs there. */
interface PageTerm {
  stem: string;
  /** The first word with that stem. */
  word: string;
  count: number;
}

/** A term of the index, with the pages on which it occurs. */
interface IndexedTerm {
  word: string;
  /** `page` is the position of the page among the documents. */
  postings: { page: number; count: number }[];
}

/** The index has at most this many postings. A site of a thousand insights has fewer (docs/decisions/0006-search.md). */
const MAX_POSTINGS = 300_000;
/** On a larger site each page still has this many terms. */
const MIN_TERMS_PER_PAGE = 24;

/** Names by which visitors look for a page: `{ href: "/careers", words: ["jobs", "open positions"] }`. */
type OtherNames = readonly { href: string; words: readonly string[] }[];

/**
 * Everything that can be found, in the order of pages that match equally well.
 *
 * @param otherNames names of a page that the page itself does not say; names of a page that the search leaves out, for
 *   example a closed position, are ignored
 * @throws RangeError when another name belongs to a page that does not exist
 */
export function searchDocuments(
  pages: readonly PageRecord[],
  otherNames: OtherNames = [],
): SearchDocument[] {
  const documents = searchedPages(pages).map(documentOfPage);
  const canonicals = new Map(pages.map(({ path, canonical }) => [path, canonical]));
  for (const { href, words } of otherNames) {
    const [path = ""] = href.split("#");
    const canonical = canonicals.get(path);
    if (canonical === undefined) {
      throw new RangeError(`content/pages/search.yaml: otherNames: no page ${href}`);
    }
    const document =
      documents.find((document) => document.href === hrefOf(href)) ??
      documents.find((document) => document.href === hrefOf(canonical));
    // A name of several words is one term: the search joins the words of a query likewise (search.ts).
    const names = words.map((name) => foldedWords(name).join(""));
    if (document) document.otherNames = [...(document.otherNames ?? []), ...names];
  }
  return documents;
}

/** The pages that the search finds: those that search engines should index, and lists that are yet to come. */
export function searchedPages(pages: readonly PageRecord[]): PageRecord[] {
  const indexed = new Set(indexedPages(pages));
  return pages.filter((page) => {
    return indexed.has(page) || (page.isInSiteSearch && page.continues === undefined);
  });
}

function documentOfPage(page: PageRecord): SearchDocument {
  const { path, name: title, description: lead, label = wordsOf(searchResultWords).page } = page;
  const words = page.words?.();
  if (!words) {
    throw new RangeError(`The search does not know what ${path} says: app/routes/registry.ts`);
  }
  const headings = [...new Set(words.headings)].filter((heading) => heading !== title);
  return { label, title, lead, headings, href: hrefOf(path), texts: words.texts };
}

/**
 * Writes the search index (`SearchIndexFile`) as JSON. On a very large site it has only the terms of each page with the
 * highest TF-IDF, so that its size has a limit.
 *
 * @param language of the documents
 */
export function searchIndexFile(
  documents: readonly SearchDocument[],
  language: SearchLanguage,
): string {
  const terms = indexedTerms(documents, wordRules(language))
    .map(({ word, postings }) => ({ word, packed: packPostings(postings) }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
  const file: SearchIndexFile = {
    pages: documents.map(({ texts, ...page }) => page),
    terms: terms.map(({ word }) => word).join(" "),
    postings: terms.map(({ packed }) => packed).join(" "),
  };
  return JSON.stringify(file);
}

/**
 * The terms that the index has. The terms of each page are found twice: those of ten thousand pages at once would take hundreds
 * of megabytes.
 */
function indexedTerms(documents: readonly SearchDocument[], rules: WordRules): IndexedTerm[] {
  const pageCounts = new Map<string, number>();
  for (const document of documents) {
    for (const { stem } of termsOf(document, rules)) {
      pageCounts.set(stem, (pageCounts.get(stem) ?? 0) + 1);
    }
  }
  const tfIdf = ({ stem, count }: PageTerm) => {
    const frequency = 1 + Math.log(count);
    return frequency * Math.log(1 + documents.length / (pageCounts.get(stem) ?? 1));
  };
  const limit = Math.max(MIN_TERMS_PER_PAGE, Math.floor(MAX_POSTINGS / documents.length));
  const termsByStem = new Map<string, IndexedTerm>();
  for (const [page, document] of documents.entries()) {
    for (const { stem, word, count } of highest(termsOf(document, rules), limit, tfIdf)) {
      const term = termsByStem.get(stem) ?? { word, postings: [] };
      termsByStem.set(stem, term);
      term.postings.push({ page, count });
    }
  }
  return [...termsByStem.values()];
}

/** The items with the highest scores. */
function highest<Item>(
  items: readonly Item[],
  limit: number,
  score: (item: Item) => number,
): readonly Item[] {
  if (items.length <= limit) return items;
  const scored = items.map((item) => ({ item, score: score(item) }));
  const sorted = scored.sort((a, b) => b.score - a.score);
  return sorted.slice(0, limit).map(({ item }) => item);
}

/** The terms of a page's texts, without stop words, single letters, and words of its title, lead and headings. */
function termsOf(
  { title, lead, headings, texts }: SearchDocument,
  { language, termOf }: WordRules,
): PageTerm[] {
  const wordsElsewhere = foldedWords([title, lead, ...headings].join(" "));
  const stemsElsewhere = new Set(wordsElsewhere.map(language.stem));
  const terms = new Map<string, PageTerm>();
  for (const text of texts.join(" ").match(WORD_PATTERN) ?? []) {
    const { word, stem, isSearched } = termOf(text);
    if (!isSearched || stemsElsewhere.has(stem)) continue;
    const term = terms.get(stem) ?? { stem, word, count: 0 };
    terms.set(stem, term);
    term.count += 1;
  }
  return [...terms.values()];
}

/** What the index needs to know about a word of a text. */
interface TextWord extends Pick<PageTerm, "stem" | "word"> {
  /** False for a stop word and a single letter. */
  isSearched: boolean;
}

interface WordRules {
  language: SearchLanguage;
  termOf: (text: string) => TextWord;
}

/** The rules of a language, which are applied to each word once: texts repeat most of their words. */
function wordRules(language: SearchLanguage): WordRules {
  const known = new Map<string, TextWord>();
  const termOf = (text: string) => {
    let term = known.get(text);
    if (!term) {
      const word = fold(text);
      const isSearched = word.length > 1 && !language.isStopWord(word);
      term = { word, stem: language.stem(word), isSearched };
      known.set(text, term);
    }
    return term;
  };
  return { language, termOf };
}

/** A link to a page in the language that is rendered. */
function hrefOf(path: string): string {
  return encodeURI(localPath(path, content().language.prefix));
}
