import { type Content, content } from "#app/model/content.ts";
import type { ContentRedirect } from "#app/model/read-content.ts";
import type { Redirect } from "../../hosting/redirects.ts";
import { allPages, HOME, NOT_FOUND, type PageEntry } from "./page-index.ts";
import { UNKNOWN_ADDRESSES } from "./unknown-addresses.ts";

/** Every redirect of the site, for hosts: the first that fits an address counts. */
export function siteRedirects(): Redirect[] {
  const ofContent = contentRedirects(allPages(), content()).map(
    ({ from, to, status }): Redirect => {
      return { from, to, status: status ?? 301 };
    },
  );
  return [...ofContent, ...unknownAddressRedirects()];
}

/** Hosts compare an odd address with each of them. The not-found page knows the rest (request-guide.island.tsx). */
const MAX_PAGES_IN_OTHER_SPELLINGS = 500;

/**
 * The pages to which hosts lead their addresses in other spellings, with capitals or with `.html` (product 3.10): decoded
 * canonical addresses and aliases of pages that stand alone. On a large site the newest insights only.
 */
export function pagesInOtherSpellings(): string[] {
  const pages = allPages().filter(({ path, canonical, file }) => {
    return path !== HOME && path !== NOT_FOUND && (path === canonical || file === undefined);
  });
  // The insights, which have dates and come newest first, stand at the end.
  const lasting = pages.filter(({ published }) => !published);
  const insights = pages.filter(({ published }) => published);
  const paths = [...lasting, ...insights].map(({ path }) => path);
  return paths.slice(0, MAX_PAGES_IN_OTHER_SPELLINGS);
}

/**
 * The redirects that follow from content: the addresses of the past, which content/redirects.yaml lists and today's pages
 * name, and the addresses that contain the id of a page (product 3.6).
 */
export function contentRedirects(
  pages: readonly PageEntry[],
  { redirects }: Content,
): ContentRedirect[] {
  return [...redirects, ...pages.flatMap(fromFormerIds), ...fromContainedIds(pages)];
}

function fromFormerIds({ path, file = "", formerIds = [] }: PageEntry): ContentRedirect[] {
  return formerIds.map((id, index) => {
    const from = path.replace(/[^/]+$/, id);
    return { file, field: `formerIds[${index}]`, from, to: path };
  });
}

function fromContainedIds(pages: readonly PageEntry[]): ContentRedirect[] {
  const folders = Object.values(UNKNOWN_ADDRESSES).map(
    ({ containsIdOf }) => containsIdOf as string,
  );
  return (
    pages
      .filter(({ folder }) => folders.includes(folder))
      // The longest id first: it is the most particular id that an address can contain.
      .sort((a, b) => b.id.length - a.id.length)
      .map(({ id, path, file = "" }) => {
        const from = `${path.slice(0, -id.length)}:any${id}:any`;
        return { file, field: "id", from, to: path, status: 302 };
      })
  );
}

/** Other unknown addresses answer 404: the not-found page shows what fits. */
export function unknownAddressRedirects(): Redirect[] {
  return Object.values(UNKNOWN_ADDRESSES).flatMap(({ patterns, leadsTo, isPermanent }) => {
    if (leadsTo === undefined) return [];
    const status = isPermanent ? 301 : 302;
    return patterns.map((from): Redirect => ({ from, to: leadsTo, status }));
  });
}
