import { content, fromContent, type Move } from "#app/content/content.ts";
import { ContentError, type ContentProblem } from "#app/content/content-problem.ts";
import { asciiName } from "#app/lib/slug.ts";
import type { PageAddress, PageKind, PageRecord } from "#app/pages/page-kind.ts";
import { PAGE_KINDS } from "#app/pages.ts";
import type { Breadcrumb } from "#app/sections/breadcrumbs.tsx";

/** Where unknown addresses end. */
export const NOT_FOUND = "/404";

/** Every page of the site, by its address. */
const pageIndex = fromContent(makeIndex);

function makeIndex(): Map<string, PageRecord> {
  const addresses = new Map<string, { kind: PageKind; own: PageAddress }>();
  const problems: ContentProblem[] = [];
  for (const kind of PAGE_KINDS) {
    for (const own of kind.addresses()) {
      const first = addresses.get(own.path)?.own;
      if (first) problems.push(twice(first, own));
      else addresses.set(own.path, { kind, own });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  const at = (path: string): PageAddress => {
    const found = addresses.get(path);
    if (!found) throw new RangeError(`No page at ${path}: see app/pages.ts`);
    return found.own;
  };
  const breadcrumbs = ({ parent, path }: PageAddress): Breadcrumb[] => {
    if (path === "/" || path === NOT_FOUND) return [];
    if (parent === undefined) return [{ name: "Home", href: "/" }];
    return [...breadcrumbs(at(parent)), { name: at(parent).name, href: encodeURI(parent) }];
  };
  const card = ({ canonical, continues }: PageAddress) => {
    const { title, picture, id, parent, card: own } = at(continues ?? canonical);
    return {
      path: `/cards/${asciiName(continues ?? canonical) || "home"}.png`,
      title,
      kicker: parent === undefined ? content().site.tagline : at(parent).name,
      picture,
      id,
      ...own,
    };
  };
  return new Map(
    [...addresses].map(([path, { kind, own }]) => [
      path,
      { ...own, kind, breadcrumbs: breadcrumbs(at(own.canonical)), card: card(own) },
    ]),
  );
}

/** Two pages at one address: the item that comes later takes another id. */
function twice(first: PageAddress, later: PageAddress): ContentProblem {
  const [item, other] = later.file ? [later, first] : [first, later];
  const owner = `"${other.name}" (${other.file ?? "a page of the site"})`;
  const remedy = `add another id: ${item.path} is the address of ${owner}`;
  return { file: item.file ?? "app/pages.ts", field: "id", value: item.id, remedy };
}

/** Every page of the site, in the order of the registry. */
export function allPages(): PageRecord[] {
  return [...pageIndex().values()];
}

/**
 * The page at an address.
 *
 * @param path decoded, without the base path
 */
export function pageAt(path: string): PageRecord | undefined {
  return pageIndex().get(path);
}

/** Addresses of the past: those that content/redirects.yaml lists, and the former ones of today's pages. */
export function moves(): Move[] {
  const former = allPages().flatMap(({ path, file = "", formerIds = [] }) =>
    formerIds.map((id, index) => ({
      file,
      field: `formerIds[${index}]`,
      from: path.replace(/[^/]+$/, id),
      to: path,
    })),
  );
  return [...content().redirects, ...former];
}
