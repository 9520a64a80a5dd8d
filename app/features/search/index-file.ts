import { indexedPages } from "#app/features/seo/text-files.ts";
import { content } from "#app/model/content.ts";
import type { PageRecord } from "#app/model/page-record.ts";
import { packPostings, type SearchIndexFile, type SearchPage } from "./search-index.ts";
import { isStopWord, stem, wordsOf } from "./words.ts";

/** A page as the search index is made from it. */
export type SearchDocument = SearchPage & { texts: string[] };

/** Postings at most: a site of a thousand insights is indexed whole (docs/decisions/0006-search.md). */
const MOST_POSTINGS = 300_000;
/** Each page keeps as many terms, however many pages there are. */
const LEAST_TERMS = 24;

/** Names by which visitors look for a page: `{ href: "/careers", words: ["jobs", "open positions"] }`. */
type OtherNames = readonly { href: string; words: readonly string[] }[];

/**
 * Everything that can be found, in the order in which pages rank that match equally well.
 *
 * @param otherNames what visitors call a page that does not call itself so; names of a page that the search leaves out,
 *   such as a position that is closed, are left out too
 * @throws RangeError when another name belongs to a page that does not exist
 */
export function searchDocuments(
  pages: readonly PageRecord[],
  otherNames: OtherNames = [],
): SearchDocument[] {
  const documents = [...indexedPages(pages).map(documentOfPage), ...leaderDocuments()];
  const canonicals = new Map(pages.map(({ path, canonical }) => [path, canonical]));
  for (const { href, words } of otherNames) {
    const [path = ""] = href.split("#");
    const canonical = canonicals.get(path);
    if (canonical === undefined)
      throw new RangeError(`content/pages/search.yaml: otherNames: no page ${href}`);
    const document =
      documents.find((document) => document.href === encodeURI(href)) ??
      documents.find((document) => document.href === encodeURI(canonical));
    // A name of several words is one term: the search joins the words of a query likewise (search.ts).
    const names = words.map((name) => wordsOf(name).join(""));
    if (document) document.otherNames = [...(document.otherNames ?? []), ...names];
  }
  return documents;
}

function documentOfPage(page: PageRecord): SearchDocument {
  const { path, name: title, description: lead, label = "Page" } = page;
  const words = page.words?.();
  if (!words)
    throw new RangeError(`The search does not know what ${path} says: app/routes/registry.ts`);
  const headings = [...new Set(words.headings)].filter((heading) => heading !== title);
  return { label, title, lead, headings, href: encodeURI(path), texts: words.texts };
}

/** The partners have no pages of their own: they are found at their places on the common page. */
function leaderDocuments(): SearchDocument[] {
  return content().leaders.map(({ id, name, title, bio }) => ({
    label: "Leadership",
    title: name,
    lead: title,
    headings: [],
    href: `/leadership#${id}`,
    texts: [bio],
  }));
}

/** Stems of a page's texts, without stop words and what the title, lead and headings have anyway; with a first word. */
function termsOf({ title, lead, headings, texts }: SearchDocument, page: number) {
  const known = new Set(wordsOf([title, lead, ...headings].join(" ")).map(stem));
  const words = wordsOf(texts.join(" "));
  const own = words.filter((it) => it.length > 1 && !isStopWord(it) && !known.has(stem(it)));
  return [...Map.groupBy(own, stem)].map(([stem, [word = stem, ...more]]) => {
    return { stem, word, page, count: more.length + 1 };
  });
}

/** The published search index as JSON. Of a very large site each page keeps its top TF-IDF terms. */
export function searchIndexFile(documents: readonly SearchDocument[]): string {
  const all = documents.map(termsOf);
  const limit = Math.max(LEAST_TERMS, Math.floor(MOST_POSTINGS / documents.length));
  const frequency = Map.groupBy(all.flat(), ({ stem }) => stem);
  const tfIdf = ({ stem, count }: (typeof all)[number][number]) =>
    (1 + Math.log(count)) * Math.log(1 + all.length / (frequency.get(stem)?.length ?? 1));
  const kept = all.flatMap((own) => own.sort((a, b) => tfIdf(b) - tfIdf(a)).slice(0, limit));
  const terms = [...Map.groupBy(kept, ({ stem }) => stem).values()]
    .map((postings) => ({ word: postings[0]?.word ?? "", packed: packPostings(postings) }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
  const file: SearchIndexFile = {
    pages: documents.map(({ texts, ...page }) => page),
    terms: terms.map(({ word }) => word).join(" "),
    postings: terms.map(({ packed }) => packed).join(" "),
  };
  return JSON.stringify(file);
}
