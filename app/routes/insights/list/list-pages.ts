import type { InsightList } from "#app/features/insights/content.ts";
import { insightIndex } from "#app/features/insights/insights.ts";
import { type Content, content, type Insight } from "#app/model/content.ts";

/**
 * The number of items on a page of a list. A longer list continues at `/page/2`, so that no page grows with the site.
 */
export const LIST_PAGE_LENGTH = 24;

/** The note of a list that is coming soon. Undefined as soon as the list has an item. */
export function comingSoonOf(
  list: InsightList,
  of: Content = content(),
): InsightList["comingSoon"] {
  return itemsOfList(list.id, of).length === 0 ? list.comingSoon : undefined;
}

/** The items of a list, newest first. A list that is coming soon has none. */
export function itemsOfList(list: string, of: Content = content()): readonly Insight[] {
  return insightIndex(of).lists[list] ?? [];
}

/** The number of pages of a list, at least 1. */
export function pageCount(list: string, of: Content = content()): number {
  return Math.max(1, Math.ceil(itemsOfList(list, of).length / LIST_PAGE_LENGTH));
}
