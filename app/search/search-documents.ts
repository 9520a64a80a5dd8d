import { content } from "#app/content/content.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { indexedPages } from "#app/seo/sitemap.ts";
import type { SearchDocument } from "./index-file.ts";

/**
 * Everything that can be found, in the order in which pages come that match equally well.
 *
 * @param pages every page of the site
 */
export function searchDocuments(pages: readonly PageRecord[]): SearchDocument[] {
  return [...indexedPages(pages).map(pageDocument), ...leaderDocuments()];
}

function pageDocument(page: PageRecord): SearchDocument {
  const { kind, canonical, name, description } = page;
  const words = kind.words?.(page);
  if (!words) throw new RangeError(`The search does not know what ${page.path} says: app/pages.ts`);
  return {
    label: kind.label?.(page) ?? "Page",
    folder: `${canonical.replace(/\/[^/]*$/, "")}/`,
    title: name,
    path: canonical,
    lead: description,
    headings: [...new Set(words.headings)].filter((heading) => heading !== name),
    texts: words.texts,
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
