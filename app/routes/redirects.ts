import { anySpelling, plainWordsOf } from "#app/base/any-spelling.ts";
import { localPath } from "#app/base/local-path.ts";
import { type Content, content, contentOfLanguages, withContent } from "#app/model/content.ts";
import type { ContentRedirect } from "#app/model/read-content.ts";
import type { Redirect } from "../../hosting/redirects.ts";
import { allPages, HOME, NOT_FOUND, type PageEntry, pageAt } from "./page-index.ts";
import { UNKNOWN_ADDRESSES } from "./unknown-addresses.ts";

/** Every redirect of the site, for hosts. The first redirect that matches an address applies. */
export function siteRedirects(): Redirect[] {
  return contentOfLanguages().flatMap((content) => withContent(content, redirectsOfLanguage));
}

/** The redirects in the language that is rendered, with its prefix. */
function redirectsOfLanguage(): Redirect[] {
  const ofContent = contentRedirects(allPages(), content()).map(
    ({ from, containing, to, status }): Redirect => {
      const [path = "", query] = from.split("?");
      return { from: path, query, containing, to, status: status ?? 301 };
    },
  );
  const { prefix } = content().language;
  if (prefix === "") return [...ofContent, ...unknownAddressRedirects()];
  const unknown = unknownAddressRedirects().filter(({ to }) => pageAt(to) !== undefined);
  return [...ofContent, ...unknown].map(({ from, to, ...rest }) => {
    return { ...rest, from: localPath(from, prefix), to: localTarget(to, prefix) };
  });
}

/** The target of a redirect: a page in the language, or the whole address of another site. */
function localTarget(to: string, prefix: string): string {
  return to.startsWith("/") ? localPath(to, prefix) : to;
}

/**
 * The most pages with redirects from other spellings. Hosts compare an unknown address with each of them. The not-found
 * page handles the rest (request-guide.island.tsx).
 */
const MAX_PAGES_IN_OTHER_SPELLINGS = 500;

/**
 * The pages to which hosts redirect other spellings of the address, with capitals or with `.html` (product 3.10):
 * decoded canonical addresses, and aliases of stand-alone pages. On a large site only the newest insights are included.
 */
export function pagesInOtherSpellings(): string[] {
  const paths = contentOfLanguages().map((content) => withContent(content, pagesOfLanguage));
  return paths.flat().slice(0, MAX_PAGES_IN_OTHER_SPELLINGS);
}

function pagesOfLanguage(): string[] {
  const { prefix } = content().language;
  const pages = allPages().filter(({ path, canonical, file }) => {
    return path !== HOME && path !== NOT_FOUND && (path === canonical || file === undefined);
  });
  // Insights have dates. They come at the end, newest first.
  const lasting = pages.filter(({ published }) => !published);
  const insights = pages.filter(({ published }) => published);
  return [...lasting, ...insights].map(({ path }) => localPath(path, prefix));
}

/**
 * The redirects that follow from content: former addresses from content/redirects.yaml and from the pages, and
 * addresses that contain the id of a page in any spelling (product 3.6).
 */
export function contentRedirects(
  pages: readonly PageEntry[],
  { redirects, endedPages }: Content,
): ContentRedirect[] {
  return [
    ...redirects,
    ...pages.flatMap(fromFormerIds),
    ...endedPages.map((page) => fromEndedPage(page, pages)),
    ...fromContainedIds(pages),
  ];
}

/** The address of a page whose last day has passed leads to the page that it names, or to the nearest page above it. */
function fromEndedPage(
  { address, afterwards, file }: Content["endedPages"][number],
  pages: readonly PageEntry[],
): ContentRedirect {
  const paths = new Set(pages.map(({ path }) => path));
  const to = afterwards ?? nearestAbove(address, paths);
  return { file, field: "afterwards", from: address, to, status: 302 };
}

function nearestAbove(address: string, paths: ReadonlySet<string>): string {
  const above = address.slice(0, address.lastIndexOf("/"));
  if (above === "") return HOME;
  return paths.has(above) ? above : nearestAbove(above, paths);
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
  return byParticularity(pages.filter(({ folder }) => folders.includes(folder))).map(
    ({ page: { id, path, file = "" }, words }) => {
      const from = `${path.slice(0, -id.length)}:id`;
      const containing = anySpelling(words);
      return { file, field: "id", from, containing, to: path, status: 302 };
    },
  );
}

/**
 * Pages with the words by which an address can name them (product 3.6). The longest words come first, because they are the
 * most specific.
 */
export function byParticularity<Page extends Pick<PageEntry, "id" | "name">>(
  pages: readonly Page[],
): { page: Page; words: string[] }[] {
  const lengthOf = (words: readonly string[]) => words.join("").length;
  return pages
    .map((page) => ({ page, words: wordsOfPage(page) }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => lengthOf(b.words) - lengthOf(a.words));
}

/** The words of the name, which show where the id lacks an ampersand. If the id spells something else: the words of the id. */
function wordsOfPage({ id, name }: Pick<PageEntry, "id" | "name">): string[] {
  // Faulty content may lack the name. The check of the content reports that.
  const words = plainWordsOf(name ?? id);
  return words.join("") === plainWordsOf(id).join("") ? words : plainWordsOf(id);
}

/** Other unknown addresses get status 404, and the not-found page shows what matches. */
export function unknownAddressRedirects(): Redirect[] {
  return Object.values(UNKNOWN_ADDRESSES).flatMap(({ patterns, leadsTo, isPermanent }) => {
    if (leadsTo === undefined) return [];
    const status = isPermanent ? 301 : 302;
    return patterns.map((from): Redirect => ({ from, to: leadsTo, status }));
  });
}
