import { insightCard } from "#app/features/insights/insight-card.ts";
import { insightIndex } from "#app/features/insights/insights.ts";
import type { Insight } from "#app/model/content.ts";
import { ALL_INSIGHTS } from "#app/model/insight-lists.ts";
import { href } from "#app/routes/href.ts";
import { insightHref } from "#app/routes/insights/detail/insight-href.ts";
import type { CardData } from "#app/ui/sections/card.tsx";
import { type CategoryFile, categoryFilePath } from "./category-file.ts";
import { LIST_PAGE_LENGTH, pageCount } from "./list-pages.ts";

/** The layout of the first items on the first page: a lead story and two items beside it. */
const LEADING_FORMATS = ["lead", "stacked", "stacked"] as const;

/** The cards of the first of some items of a list, as many as a page holds. */
export function listCards(list: string, items: readonly Insight[], isLeading = false): CardData[] {
  return items.slice(0, LIST_PAGE_LENGTH).map((insight, index) => {
    const { id } = insight;
    // In the list of all insights, the addresses are those below that list.
    const address =
      list === ALL_INSIGHTS ? href("insights/detail", { id }, "short") : insightHref(insight);
    const format = isLeading ? LEADING_FORMATS[index] : undefined;
    return insightCard(insight, address, { format });
  });
}

/**
 * The files with which visitors filter a list of several pages: for each list and category the newest items, by the
 * path of the file. A list of a single page needs none, because the page has all items.
 */
export function categoryFiles(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [list, items] of Object.entries(insightIndex().lists)) {
    if (pageCount(list) === 1) continue;
    for (const [category, inCategory] of Map.groupBy(items, (item) => item.category)) {
      const file: CategoryFile = { total: inCategory.length, cards: listCards(list, inCategory) };
      files[categoryFilePath(list, category)] = JSON.stringify(file);
    }
  }
  return files;
}
