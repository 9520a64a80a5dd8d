import { content, fromContent, type Insight } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";

/** The insights by what pages look for, newest first. */
export const insightIndex = fromContent(({ insights }) => ({
  byId: new Map(insights.map((insight) => [insight.id, insight])),
  byAuthor: Map.groupBy(insights, ({ author }) => author),
  /** The lists that have items: `insights` for both kinds, `articles`, `blogs`. */
  lists: {
    insights,
    articles: insights.filter(({ type }) => type === "article"),
    blogs: insights.filter(({ type }) => type === "blog"),
  } as Readonly<Record<string, readonly Insight[]>>,
}));

/** @throws RangeError when there is no such insight */
export function insightOf(id: string): Insight {
  const insight = insightIndex().byId.get(id);
  if (!insight) throw new RangeError(`No insight ${id} in content/insights/`);
  return insight;
}

/** The leader who wrote an insight. @throws RangeError when there is no such leader */
export const authorOf = ({ author }: Pick<Insight, "author">) =>
  itemById(content().leaders, author);
