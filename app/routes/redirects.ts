import { content } from "#app/model/content.ts";
import type { ContentRedirect } from "#app/model/read-content.ts";
import { allPages, type PageEntry } from "./page-index.ts";
import { PAGES } from "./registry.ts";

/**
 * What leads on to a page: the addresses of the past, which content/redirects.yaml lists and today's pages name, and
 * those that contain the id of a service or an industry (product 3.6).
 */
export function redirects(pages: readonly PageEntry[] = allPages()): ContentRedirect[] {
  return [...content().redirects, ...pages.flatMap(fromFormerIds), ...fromContainedIds(pages)];
}

function fromFormerIds({ path, file = "", formerIds = [] }: PageEntry): ContentRedirect[] {
  return formerIds.map((id, index) => {
    const from = path.replace(/[^/]+$/, id);
    return { file, field: `formerIds[${index}]`, from, to: path };
  });
}

function fromContainedIds(pages: readonly PageEntry[]): ContentRedirect[] {
  const kinds: readonly unknown[] = [PAGES["services/detail"], PAGES["industries/detail"]];
  return (
    pages
      .filter(({ kind }) => kinds.includes(kind))
      // The longest id first: it is the most particular id that an address can contain.
      .sort((a, b) => b.id.length - a.id.length)
      .map(({ id, path, file = "" }) => {
        const from = `${path.slice(0, -id.length)}:any${id}:any`;
        return { file, field: "id", from, to: path, status: 302 };
      })
  );
}
