import type { Insight } from "#app/content/content.ts";
import {
  comingSoonContent,
  insightIndex,
  insightListsContent,
  listPageCount,
} from "#app/content/insights.ts";
import { pictureOf } from "#app/content/pictures.ts";
import {
  type CategoryFile,
  categoryFilePath,
  LIST_PAGE_LENGTH,
  listOfPath,
  listPagePath,
  listPath,
} from "#app/lib/insight-lists.ts";
import { insightCard } from "#app/pages/cards.ts";
import type { PageRecord } from "#app/pages/page-kind.tsx";

const categories = new WeakMap<readonly Insight[], string[]>();

/** The categories of some items; looked up once for a list, not for each of its pages. */
function categoriesOf(items: readonly Insight[]): string[] {
  const found = categories.get(items) ?? [...new Set(items.map(({ category }) => category))].sort();
  categories.set(items, found);
  return found;
}

/** Where a page stands among those of its list; undefined where it is the only one. */
function placeOf(id: string, number: number) {
  const count = listPageCount(id);
  if (count === 1) return undefined;
  return {
    number,
    count,
    ...(number > 1 && { newer: listPagePath(id, number - 1) }),
    ...(number < count && { older: listPagePath(id, number + 1) }),
  };
}

export type ListPlace = NonNullable<ReturnType<typeof placeOf>>;

/**
 * What one page of a list of insights shows.
 *
 * @throws RangeError when there is no such list
 */
export function insightListData({ path }: Pick<PageRecord, "path">) {
  const { id, number } = listOfPath(path);
  const list = insightListsContent().lists.find((candidate) => candidate.id === id);
  if (!list) throw new RangeError(`content/pages/insight-lists.yaml has no list ${id}`);
  const opening = { heading: list.heading, lead: list.lead };
  const comingSoon = comingSoonContent().kinds.find((kind) => kind.id === id);
  if (comingSoon) {
    const picture = pictureOf({ family: "orbits", scheme: "sand" }, `coming-soon-${id}`, "wide");
    return { kind: "coming-soon" as const, opening, sentence: comingSoon.sentence, picture };
  }
  const items = insightIndex().lists[id] ?? [];
  return {
    kind: "list" as const,
    opening,
    list: id,
    categories: categoriesOf(items),
    place: placeOf(id, number),
    cards: items
      .slice((number - 1) * LIST_PAGE_LENGTH, number * LIST_PAGE_LENGTH)
      .map((insight) => insightCard(insight, listPath(id))),
  };
}

export type InsightListData = ReturnType<typeof insightListData>;

/**
 * What a visitor fetches who filters a list that has several pages: for each list and category the
 * newest items, by the path of the file. A list of one page has all of its items there.
 */
export function categoryFiles(): Map<string, CategoryFile> {
  const files = new Map<string, CategoryFile>();
  for (const [id, items] of Object.entries(insightIndex().lists)) {
    if (listPageCount(id) === 1) continue;
    for (const [category, inCategory] of Map.groupBy(items, (item) => item.category)) {
      files.set(categoryFilePath(id, category), {
        total: inCategory.length,
        cards: inCategory
          .slice(0, LIST_PAGE_LENGTH)
          .map((insight) => insightCard(insight, listPath(id))),
      });
    }
  }
  return files;
}
