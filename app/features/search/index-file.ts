import { localPath } from "#app/base/local-path.ts";
import { indexedPages } from "#app/features/seo/sitemap.ts";
import { content } from "#app/model/content.ts";
import type { PageRecord } from "#app/model/page-record.ts";
import { wordsOf } from "#app/model/words.ts";
import { searchResultWords } from "./interface-words.ts";
import { packPostings, type SearchIndexFile, type SearchPage } from "./search-index.ts";
import type { SearchLanguage } from "./search-language.ts";
import { foldedWords } from "./words.ts";

/** A page from which the search index is made. */
export type SearchDocument = SearchPage & { texts: string[] };

/** A term of a page's text, and how often it occurs there. */
interface PageTerm {
  stem: string;
  /** The first word with that stem. */
  word: string;
  /** The position of the page among the documents. */
  page: number;
  count: number;
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
  const termsByStem = Map.groupBy(indexedTerms(documents, language), ({ stem }) => stem);
  const terms = [...termsByStem.values()]
    .map((postings) => ({ word: postings[0]?.word ?? "", packed: packPostings(postings) }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
  const file: SearchIndexFile = {
    pages: documents.map(({ texts, ...page }) => page),
    terms: terms.map(({ word }) => word).join(" "),
    postings: terms.map(({ packed }) => packed).join(" "),
  };
  return JSON.stringify(file);
}

/** The terms of all pages that the index has. */
function indexedTerms(documents: readonly SearchDocument[], language: SearchLanguage): PageTerm[] {
  const termsByPage = documents.map((document, page) => termsOf(document, page, language));
  const pagesByStem = Map.groupBy(termsByPage.flat(), ({ stem }) => stem);
  const tfIdf = ({ stem, count }: PageTerm) => {
    const frequency = 1 + Math.log(count);
    const pagesWithTerm = pagesByStem.get(stem)?.length ?? 1;
    return frequency * Math.log(1 + documents.length / pagesWithTerm);
  };
  const limit = Math.max(MIN_TERMS_PER_PAGE, Math.floor(MAX_POSTINGS / documents.length));
  return termsByPage.flatMap((terms) => {
    return terms.sort((a, b) => tfIdf(b) - tfIdf(a)).slice(0, limit);
  });
}

/** The terms of a page's texts, without stop words, single letters, and words of its title, lead and headings. */
function termsOf(
  { title, lead, headings, texts }: SearchDocument,
  page: number,
  { isStopWord, stem }: SearchLanguage,
): PageTerm[] {
  const stemsElsewhere = new Set(foldedWords([title, lead, ...headings].join(" ")).map(stem));
  const words = foldedWords(texts.join(" ")).filter((word) => {
    return word.length > 1 && !isStopWord(word) && !stemsElsewhere.has(stem(word));
  });
  const wordsByStem = [...Map.groupBy(words, stem)];
  return wordsByStem.map(([stem, words]) => {
    return { stem, word: words[0] ?? stem, page, count: words.length };
  });
}

/** A link to a page in the language that is rendered. */
function hrefOf(path: string): string {
  return encodeURI(localPath(path, content().language.prefix));
}
