import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SitePages } from "#app/content/check-links.ts";
import { content, fromContent, type Move } from "#app/content/content.ts";
import { ContentError, type ContentProblem } from "#app/content/content-problem.ts";
import { twoWithSame } from "#app/content/rules.ts";
import { FEED_TYPES, feedPath } from "#app/feeds/feed-data.ts";
import { asciiName } from "#app/lib/slug.ts";
import type { PageAddress, PageKind, PageRecord } from "#app/pages/page-kind.ts";
import { PAGE_KINDS } from "#app/pages.ts";
import type { Breadcrumb } from "#app/sections/page-header.tsx";

/** Where unknown addresses end. */
export const NOT_FOUND = "/404";

/** What the registry says of each address. */
type AddressBook = Map<string, { kind: PageKind; own: PageAddress }>;

/** Every page of the site, by its address. */
const pageIndex = fromContent((): Map<string, PageRecord> => {
  const problems: ContentProblem[] = [];
  const book = addressBook(PAGE_KINDS, problems);
  if (problems.length > 0) throw new ContentError(problems);
  return new Map([...book.keys()].map((path) => [path, recordOf(book, path)]));
});

/** @param problems receives each two pages at one address */
function addressBook(kinds: readonly PageKind[], problems: ContentProblem[]): AddressBook {
  const book: AddressBook = new Map();
  for (const kind of kinds) {
    for (const own of kind.addresses()) {
      const first = book.get(own.path)?.own;
      if (first) problems.push(duplicateAddress(first, own));
      else book.set(own.path, { kind, own });
    }
  }
  return book;
}

function recordOf(book: AddressBook, path: string): PageRecord {
  const at = (path: string) => {
    const found = book.get(path);
    if (!found) throw new RangeError(`No page at ${path}: see app/pages.ts`);
    return found;
  };
  const breadcrumbs = ({ parent = "/", path, name }: PageAddress): Breadcrumb[] => {
    const above = path === "/" ? [] : breadcrumbs(at(parent).own);
    return [...above, { name, href: encodeURI(path) }];
  };
  const card = ({ canonical, continues }: PageAddress) => {
    const { title, picture, id, parent, card: own } = at(continues ?? canonical).own;
    return {
      path: `/cards/${asciiName(continues ?? canonical) || "home"}.png`,
      title,
      kicker: parent === undefined ? content().site.tagline : at(parent).own.name,
      picture,
      id,
      ...own,
    };
  };
  const { kind, own } = at(path);
  const way = own.path === "/" || own.path === NOT_FOUND ? [] : breadcrumbs(at(own.canonical).own);
  return { ...own, kind, breadcrumbs: way, card: card(own) };
}

/** Two pages at one address: of two items the newer one takes another id. */
function duplicateAddress(first: PageAddress, later: PageAddress): ContentProblem {
  const [item, other] = later.file ? [later, first] : [first, later];
  const value = item.id;
  if (item.file && other.file) return { ...twoWithSame("id", other.file, item.file), value };
  const remedy = `add another id: ${item.path} is the address of the page "${other.name}"`;
  return { file: item.file ?? "app/pages.ts", field: "id", value, remedy };
}

/** Each two pages that search results could not tell apart: of two items the newer one says something else. */
function lookAlike(book: AddressBook, part: "title" | "description"): ContentProblem[] {
  const pages = [...book.values()].flatMap(({ own }) => (own.path === own.canonical ? own : []));
  const groups = Map.groupBy(pages, (own) => own[part]);
  return [...groups].flatMap(([text, [first, ...others]]) =>
    (text ? others : []).map(({ path, file, [part]: value }) => {
      const field = file?.startsWith("content/insights/") ? part : `meta.${part}`;
      if (file && first?.file) return { ...twoWithSame(field, first.file, file), value };
      const remedy = `write another one: the page ${first?.path} has the same`;
      return { file: file ?? `content/pages (${path})`, field, value, remedy };
    }),
  );
}

/**
 * The pages for the check of the content. While something has a fault, some kinds of pages may not know their
 * addresses: then there might be one wherever their pattern fits.
 *
 * @param problems those found so far; receives what kinds of pages find, and each two pages at one address
 */
export function sitePages(problems: ContentProblem[]): SitePages {
  problems.push(...PAGE_KINDS.flatMap((kind) => kind.problems?.() ?? []));
  const isSound = problems.length === 0;
  const uncertain: RegExp[] = [];
  const kinds = PAGE_KINDS.filter((kind) => {
    try {
      return kind.addresses();
    } catch (error) {
      if (isSound) throw error;
      const patterns = kind.pattern.replace(/:\w+/g, "[^/]+").split(", ");
      uncertain.push(...patterns.map((pattern) => new RegExp(`^${pattern}$`)));
      return false;
    }
  });
  const twins: ContentProblem[] = [];
  const book = addressBook(kinds, twins);
  twins.push(...lookAlike(book, "title"), ...lookAlike(book, "description"));
  for (const twin of twins) {
    const isTold = problems.some(({ file, field }) => file === twin.file && field === twin.field);
    if (!isTold) problems.push(twin);
  }
  const addresses = new Set([...book.keys(), ...FEED_TYPES.map(feedPath)]);
  return {
    addresses,
    has: (path) => addresses.has(path) || uncertain.some((pattern) => pattern.test(path)),
    moves: movesOf(book),
    anchors(path) {
      try {
        const page = recordOf(book, path);
        const html = renderToStaticMarkup(createElement(page.kind.view, page));
        return new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id));
      } catch (error) {
        if (isSound) throw error;
        return undefined;
      }
    },
  };
}

/** Every page of the site, in the order of the registry. */
export const allPages = () => [...pageIndex().values()];

/**
 * The page at an address.
 *
 * @param path decoded, without the base path
 */
export const pageAt = (path: string) => pageIndex().get(path);

/**
 * What leads on to a page: the addresses of the past, which content/redirects.yaml lists and today's pages name, and
 * those that hold the id of a service or an industry (decision 23).
 */
export const moves = () => movesOf(addressBook(PAGE_KINDS, []));

function movesOf(book: AddressBook): Move[] {
  const former = [...book.values()].flatMap(({ own: { path, file = "", formerIds = [] } }) =>
    formerIds.map((id, index) => ({
      file,
      field: `formerIds[${index}]`,
      from: path.replace(/[^/]+$/, id),
      to: path,
    })),
  );
  return [...content().redirects, ...former, ...similarAddresses()];
}

/** The longest id first: it is the most particular one that an address can hold. */
function similarAddresses(): Move[] {
  const { growthServices, capabilities, industries } = content();
  const topics = [
    ...[...growthServices, ...capabilities].map((item) => ({ folder: "/services", ...item })),
    ...industries.map((item) => ({ folder: "/industries", ...item })),
  ];
  return topics
    .sort((a, b) => b.id.length - a.id.length)
    .map(({ folder, id, file }) => ({
      file,
      field: "id",
      from: `${folder}/:any${id}:any`,
      to: `${folder}/${id}`,
      status: 302,
    }));
}
