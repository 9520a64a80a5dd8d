import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { asciiName } from "#app/base/slug.ts";
import { FEED_TYPES, feedPath } from "#app/features/feeds/feed-xml.ts";
import type { SitePages } from "#app/model/check-links.ts";
import { content, fromContent } from "#app/model/content.ts";
import type { ContentProblem } from "#app/model/content-problem.ts";
import { duplicateProblem } from "#app/model/items.ts";
import type { PageAddress } from "#app/model/page-record.ts";
import type { ContentRedirect } from "#app/model/read-content.ts";
import type { Breadcrumb } from "#app/ui/sections/page-header.tsx";
import type { PageKind, RoutePage } from "./page-kind.ts";
import { PAGE_KINDS } from "./registry.ts";

/** Where unknown addresses end. */
export const NOT_FOUND = "/404";

/** What the registry says of an address. */
type Entry = PageAddress & { kind: PageKind };

const entriesOf = (kind: PageKind): Entry[] => kind.addresses().map((own) => ({ ...own, kind }));

const byPath = (entries: readonly Entry[]) => new Map(entries.map((entry) => [entry.path, entry]));

/** Every page of the site by its address, in the order of the registry. */
const pageIndex = fromContent((): Map<string, RoutePage> => {
  const book = byPath(PAGE_KINDS.flatMap(entriesOf));
  return new Map([...book.keys()].map((path) => [path, recordOf(book, path)]));
});

export const allPages = () => [...pageIndex().values()];

/** The page at an address: decoded, without the base path. */
export const pageAt = (path: string) => pageIndex().get(path);

function recordOf(book: ReadonlyMap<string, Entry>, path: string): RoutePage {
  const at = (path: string) => {
    const found = book.get(path);
    if (!found) throw new RangeError(`No page at ${path}: see app/routes/registry.ts`);
    return found;
  };
  const breadcrumbs = ({ parent = "/", path, name }: Entry): Breadcrumb[] => {
    const above = path === "/" ? [] : breadcrumbs(at(parent));
    return [...above, { name, href: encodeURI(path) }];
  };
  const page = at(path);
  const { path: address, title, picture, id, parent, card } = at(page.continues ?? page.canonical);
  const kicker = parent === undefined ? content().site.tagline : at(parent).name;
  return {
    ...page,
    schemaType: page.kind.schemaType ?? "WebPage",
    subject: page.kind.subject,
    breadcrumbs: path === "/" || path === NOT_FOUND ? [] : breadcrumbs(at(page.canonical)),
    card: {
      path: `/cards/${asciiName(address) || "home"}.png`,
      title,
      kicker,
      picture: picture ?? { family: "circles", scheme: "paper" },
      id,
      ...card,
    },
  };
}

/** Each two pages at one address, or that search results could not tell apart; of two items the newer is to change. */
function twins(pages: readonly Entry[], part: "path" | "title" | "description"): ContentProblem[] {
  const first = new Map(pages.toReversed().map((page) => [page[part], page]));
  return pages.flatMap((later) => {
    const earlier = first.get(later[part]);
    if (!earlier || earlier === later) return [];
    const [item, other] = later.file ? [later, earlier] : [earlier, later];
    const { file = `content/pages (${item.path})`, path, id } = item;
    const field = file.startsWith("content/insights/") ? part : `meta.${part}`;
    const [said, value] = part === "path" ? ["id", id] : [field, item[part]];
    if (item.file && other.file) return { ...duplicateProblem(said, other.file, file), value };
    const remedy =
      part === "path"
        ? `add another id: ${path} is the address of the page "${other.name}"`
        : `write another one: the page ${other.path} has the same`;
    return { file, field: said, value, remedy };
  });
}

/**
 * The pages for the check of the content. While something has a fault, some kinds of pages may not know their
 * addresses: then there might be one wherever their pattern fits.
 *
 * @param problems those found so far; receives each two pages that are alike
 */
export function sitePages(problems: ContentProblem[]): SitePages {
  const isSound = problems.length === 0;
  const asFarAsSound = <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch (error) {
      if (isSound) throw error;
      return undefined;
    }
  };
  const uncertain: RegExp[] = [];
  const entries = PAGE_KINDS.flatMap((kind) => {
    const found = asFarAsSound(() => entriesOf(kind));
    const pattern = kind.pattern.replace(/:\w+/g, "[^/]+").replaceAll(", ", "|");
    if (!found) uncertain.push(new RegExp(`^(${pattern})$`));
    return found ?? [];
  });
  const book = byPath(entries);
  const pages = [...book.values()];
  const own = pages.filter(({ path, canonical }) => path === canonical);
  const alike = [...twins(entries, "path"), ...twins(own, "title"), ...twins(own, "description")];
  for (const twin of alike) {
    const isTold = problems.some(({ file, field }) => file === twin.file && field === twin.field);
    if (!isTold) problems.push(twin);
  }
  const addresses = new Set([...book.keys(), ...FEED_TYPES.map(feedPath)]);
  return {
    addresses,
    has: (path) => addresses.has(path) || uncertain.some((pattern) => pattern.test(path)),
    redirects: movesTo(pages),
    anchors: (path) =>
      asFarAsSound(() => {
        const page = recordOf(book, path);
        const html = renderToStaticMarkup(createElement(page.kind.view, page));
        return new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id));
      }),
  };
}

/**
 * What leads on to a page: the addresses of the past, which content/redirects.yaml lists and today's pages name, and
 * those that contain the id of a service or an industry (product 3.6).
 */
export const moves = () => movesTo(allPages());

function movesTo(pages: readonly PageAddress[]): ContentRedirect[] {
  const former = pages.flatMap(({ path, file = "", formerIds = [] }) =>
    formerIds.map((id, index) => {
      const from = path.replace(/[^/]+$/, id);
      return { file, field: `formerIds[${index}]`, from, to: path };
    }),
  );
  const similar = pages
    .filter(({ parent }) => parent === "/services" || parent === "/industries")
    // The longest id first: it is the most particular one that an address can hold.
    .sort((a, b) => b.id.length - a.id.length)
    .map(({ parent, id, path, file = "" }) => {
      return { file, field: "id", from: `${parent}/:any${id}:any`, to: path, status: 302 as const };
    });
  return [...content().redirects, ...former, ...similar];
}
