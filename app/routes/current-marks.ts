import type { NavigationItem, NavigationLink } from "#app/features/navigation/navigation-item.ts";
import { localHref } from "./href.ts";
import { liesIn } from "./page-index.ts";
import type { RoutePage } from "./page-kind.ts";

/** The items of the menu. The part of the site that contains the page is marked, and so is the link to the page itself. */
export function withCurrentMarks(
  items: readonly NavigationItem[],
  page: RoutePage,
): NavigationItem[] {
  return items.map((item) => {
    if (!liesIn(page, item.href)) return item;
    const dropdownItems = item.dropdownItems?.map((link) => markedLink(link, page));
    return { ...item, isCurrent: true, ...(dropdownItems && { dropdownItems }) };
  });
}

function markedLink(link: NavigationLink, page: RoutePage): NavigationLink {
  const isCurrent = decodeURI(link.href) === localHref(page.canonical);
  return isCurrent ? { ...link, isCurrent } : link;
}
