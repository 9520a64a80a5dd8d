import { type Content, content, type Insight, memoizeOnContent } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { Leader } from "#app/model/schemas/collections.ts";

/** The insights in the orders in which pages need them; every list has the newest first. */
export const insightIndex = memoizeOnContent(({ insights }) => ({
  byId: new Map(insights.map((insight) => [insight.id, insight])),
  byAuthor: Map.groupBy(insights, ({ author }) => author),
  /** The lists that have items, by id: `insights` has articles and blogs, the other two have one type each. */
  lists: {
    insights,
    articles: insights.filter(({ type }) => type === "article"),
    blogs: insights.filter(({ type }) => type === "blog"),
  } as Readonly<Record<string, readonly Insight[]>>,
}));

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
