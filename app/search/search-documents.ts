import { content } from "#app/content/content.ts";
import type { PageRecord } from "#app/pages/page-kind.tsx";
import { indexedPages } from "#app/seo/sitemap.ts";
import type { SearchDocument } from "./index-file.ts";

function pageDocument(page: PageRecord): SearchDocument {
  const { kind, canonical, name, description } = page;
  if (!kind.words) throw new RangeError(`No words for the search of ${canonical}: app/pages.ts`);
  const { headings, texts } = kind.words(page);
  return {
    label: kind.label?.(page) ?? "Page",
    folder: `${canonical.replace(/\/[^/]*$/, "")}/`,
    title: name,
    path: canonical,
    lead: description,
    headings: [...new Set(headings)].filter((heading) => heading !== name),
    texts,
  };
}

/** The people have no pages of their own: they are found at their place on the common one. */
function leaderDocuments(): SearchDocument[] {
  return content().leaders.map(({ id, name, title, bio }) => ({
    label: "Leadership",
    folder: "/leadership#",
    title: name,
    path: `/leadership#${id}`,
    lead: title,
    headings: [],
    texts: [bio],
  }));
}

/**
 * Everything that can be found, in the order in which pages rank that match equally well: that of app/pages.ts, then
 * the people.
 *
 * @param pages every page of the site
 * @throws RangeError when a page has no words for the search
 */
export function searchDocuments(pages: readonly PageRecord[]): SearchDocument[] {
  return [...indexedPages(pages).map(pageDocument), ...leaderDocuments()];
}
