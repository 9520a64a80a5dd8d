import { insightIndex } from "#app/features/insights/insights.ts";
import { type Content, content, type Insight } from "#app/model/content.ts";

/** Items on one page of a list; a longer list goes on at `/page/2`, so that no page grows with the site. */
export const LIST_PAGE_LENGTH = 24;

/** The items of a list, newest first; none in a list that is yet to come. */
export function itemsOfList(list: string, of: Content = content()): readonly Insight[] {
  return insightIndex(of).lists[list] ?? [];
}

/** How many pages a list has, at least 1. */
export function pageCount(list: string, of: Content = content()): number {
  return Math.max(1, Math.ceil(itemsOfList(list, of).length / LIST_PAGE_LENGTH));
}
