import { insightIndex } from "#app/features/insights/insights.ts";
import { LIST_PAGE_LENGTH } from "#app/features/insights/list-paths.ts";
import { type Content, content, type Insight } from "#app/model/content.ts";

/** The items of a list, newest first; none in a list that is yet to come. */
export function itemsOfList(list: string, of: Content = content()): readonly Insight[] {
  return insightIndex(of).lists[list] ?? [];
}

/** How many pages a list has, at least 1. */
export function pageCount(list: string, of: Content = content()): number {
  return Math.max(1, Math.ceil(itemsOfList(list, of).length / LIST_PAGE_LENGTH));
}
