import { localPath } from "#app/base/local-path.ts";
import { asciiName } from "#app/base/slug.ts";
import { type Content, content, contentOfLanguages, memoizeOnContent } from "#app/model/content.ts";
import type { PageAddress, PageLanguage, SocialCard } from "#app/model/page-record.ts";
import type { PageKind, RoutePage } from "./page-kind.ts";
import { fillPath } from "./paths.ts";
import { PAGES } from "./registry.ts";

/** The address of the not-found page. */
export const NOT_FOUND = PAGES["not-found"].paths.main;

/** The address of the home page, which is the root of the site. */
export const HOME = PAGES.home.paths.main;

/** An address of a page, with the folder of the page and its entry of the registry. */
export type PageEntry = PageAddress & Pick<RoutePage, "folder" | "kind">;

/** Entries by their decoded addresses, without the prefix of a language. */
export type EntriesByPath = ReadonlyMap<string, PageEntry>;

/** The addresses of a kind of page for some content. */
export function entriesOf(folder: string, kind: PageKind, content: Content): PageEntry[] {
  return kind.addresses(content).map((address) => ({ ...address, folder, kind }));
}

/** Entries by their addresses. Of two entries with the same address it has the later one. */
export function entriesByPath(entries: readonly PageEntry[]): EntriesByPath {
  return new Map(entries.map((entry) => [entry.path, entry]));
}

/** The entries of all pages in a language. */
const pageEntries = memoizeOnContent((content): EntriesByPath => {
  const kinds = Object.entries<PageKind>(PAGES);
  return entriesByPath(kinds.flatMap(([folder, kind]) => entriesOf(folder, kind, content)));
});

/** Every page in a language by its address without the prefix of the language, in the order of the registry. */
const pageIndex = memoizeOnContent((content): ReadonlyMap<string, RoutePage> => {
  const entries = pageEntries(content);
  return new Map(Array.from(entries.keys(), (path) => [path, pageRecord(entries, path, content)]));
});

/** Every page in the language that is rendered, in the order of the registry. */
export function allPages(): RoutePage[] {
  return [...pageIndex().values()];
}

/** The page at an address in the language that is rendered: decoded, without the base path and the language's prefix. */
export function pageAt(path: string): RoutePage | undefined {
  return pageIndex().get(path);
}

/** Whether a language has a page. @param path as for `pageAt` */
export function hasPage(path: string, of: Content): boolean {
  return pageEntries(of).has(path);
}

/**
 * Whether a page is at an address, or is a descendant of the page at that address.
 *
 * @param address with the prefix of the language that is rendered
 */
export function liesIn(page: RoutePage, address: string): boolean {
  const { prefix } = content().language;
  const path = address === prefix ? HOME : address.slice(prefix.length);
  const top = pageAt(path)?.canonical;
  if (top === undefined || top === HOME) return page.path === top;
  return page.breadcrumbs.some(({ href }) => decodeURI(href) === top);
}

/**
 * Everything that the registry implies for the page at an address.
 *
 * @throws RangeError if there is none
 */
function pageRecord(entries: EntriesByPath, path: string, content: Content): RoutePage {
  const page = entryAt(entries, path);
  const hasBreadcrumbs = path !== HOME && path !== NOT_FOUND;
  return {
    ...page,
    schemaType: page.kind.schemaType ?? "WebPage",
    subject: page.kind.subject,
    breadcrumbs: hasBreadcrumbs ? breadcrumbs(entries, page.canonical) : [],
    card: socialCard(entries, page, content),
    languages: languagesOf(page, content),
    leaderPath,
  };
}

/** The page in every language of the site. Empty if there is only one. */
function languagesOf(page: PageEntry, current: Content): PageLanguage[] {
  const contents = contentOfLanguages();
  if (contents.length === 1) return [];
  return contents.map((content): PageLanguage => {
    const { tag, name, prefix } = content.language;
    const inLanguage = pageEntries(content).get(page.path);
    const isTranslated = inLanguage !== undefined;
    // Nobody looks for the page of unknown addresses in another language.
    const leadsToPage = isTranslated && page.path !== NOT_FOUND;
    const path = localPath(leadsToPage ? page.path : HOME, prefix);
    const isIndexed = inLanguage?.isIndexed ?? false;
    return { tag, name, path, isCurrent: content === current, isTranslated, isIndexed };
  });
}

function leaderPath(id: string): string {
  return fillPath(PAGES["leadership/detail"].paths.main, { id });
}

function entryAt(entries: EntriesByPath, path: string): PageEntry {
  const entry = entries.get(path);
  if (!entry) throw new RangeError(`No page at ${path}: see app/routes/registry.ts`);
  return entry;
}

/** The parent of a page: the page whose address the other address continues. Undefined at the top level. */
function parentOf(entries: EntriesByPath, path: string): PageEntry | undefined {
  const end = path.lastIndexOf("/");
  if (end <= 0) return undefined;
  const above = path.slice(0, end);
  return entries.get(above) ?? parentOf(entries, above);
}

function breadcrumbs(entries: EntriesByPath, path: string): RoutePage["breadcrumbs"] {
  const { name } = entryAt(entries, path);
  const step = { name, href: encodeURI(path) };
  if (path === HOME) return [step];
  const above = parentOf(entries, path)?.path ?? HOME;
  return [...breadcrumbs(entries, above), step];
}

/**
 * The address whose social card a page uses. An alias uses the card of its canonical address; a further page of a list
 * uses the card of the first page.
 */
function socialCard(entries: EntriesByPath, page: PageEntry, { site }: Content): SocialCard {
  const shared = entryAt(entries, page.continues ?? page.canonical);
  const parent = parentOf(entries, shared.path);
  return {
    path: `/cards/${asciiName(shared.path) || "home"}.png`,
    title: shared.title,
    kicker: parent?.name ?? site.tagline,
    picture: shared.picture ?? { says: "three meet", scheme: "surface" },
    id: shared.id,
    ...shared.card,
  };
}
