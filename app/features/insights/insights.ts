import { type Content, content, type Insight, memoizeOnContent } from "#app/model/content.ts";
import { isOver, startOf } from "#app/model/event-times.ts";
import { ALL_INSIGHTS } from "#app/model/insight-lists.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { Leader } from "#app/model/schemas/collections.ts";

/** The insights of lists, by the ids of the lists. */
type InsightsByList = Readonly<Record<string, readonly Insight[]>>;

/** The insights in the orders in which pages need them; every list has the newest first. */
export const insightIndex = memoizeOnContent(({ insights }) => ({
  byId: new Map(insights.map((insight) => [insight.id, insight])),
  byAuthor: Map.groupBy(insights, ({ author }) => author),
  lists: filledLists(insights),
}));

/** The lists that have items. The list `insights` has the items of every other list. */
function filledLists(insights: readonly Insight[]): InsightsByList {
  const lists: Record<string, readonly Insight[]> = { [ALL_INSIGHTS]: insights };
  for (const [list, items] of Map.groupBy(insights, (insight) => insight.list)) {
    lists[list] = eventsFirst(items);
  }
  return lists;
}

/** The items of a list: events to come, the next first, then everything else in the order of the content. */
function eventsFirst(items: readonly Insight[]): readonly Insight[] {
  const eventsToCome = items.flatMap((item) => {
    return item.event && !isOver(item.event) ? [{ item, start: startOf(item.event) }] : [];
  });
  const sorted = eventsToCome.sort((a, b) => a.start - b.start).map(({ item }) => item);
  return [...sorted, ...items.filter((item) => !sorted.includes(item))];
}

/**
 * The insight with an id.
 *
 * @throws RangeError when there is none
 */
export function insightOf(id: string, of: Content = content()): Insight {
  const insight = insightIndex(of).byId.get(id);
  if (!insight) throw new RangeError(`No insight ${id} in content/insights/`);
  return insight;
}

/**
 * The leader who wrote an insight.
 *
 * @throws RangeError when there is no such leader
 */
export function authorOf(
  { author }: Pick<Insight, "author">,
  { leaders }: Content = content(),
): Leader {
  return itemById(leaders, author);
}
