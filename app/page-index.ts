import { content, fromContent } from "#app/content/content.ts";
import { asciiName } from "#app/lib/slug.ts";
import type { PageAddress, PageKind, PageRecord } from "#app/pages/page-kind.ts";
import { PAGE_KINDS } from "#app/pages.ts";
import type { Breadcrumb } from "#app/sections/page-header.tsx";

/** Where unknown addresses end. */
export const NOT_FOUND = "/404";

/** Every page of the site, by its address. */
const pageIndex = fromContent(makeIndex);

function makeIndex(): Map<string, PageRecord> {
  const addresses = new Map<string, { kind: PageKind; own: PageAddress }>();
  for (const kind of PAGE_KINDS) {
    for (const own of kind.addresses()) addresses.set(own.path, { kind, own });
  }
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
