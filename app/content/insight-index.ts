import { type Content, content } from "./content.ts";
import type { Insight } from "./insights.ts";
import { LIST_PAGE_LENGTH } from "#app/lib/insight-lists.ts";

/** The insights as pages ask for them, so that no page has to look through all. Lists are newest first. */
export interface InsightIndex {
  byId: ReadonlyMap<string, Insight>;
  /** How many insights are newer, by id. */
  rank: ReadonlyMap<string, number>;
  byCategory: ReadonlyMap<string, readonly Insight[]>;
  /** The lists that have items: `insights` for both kinds, `articles`, `blogs`. */
  lists: Readonly<Record<string, readonly Insight[]>>;
}

/** @param insights all of them, newest first */
export function indexInsights(insights: readonly Insight[]): InsightIndex {
  return {
    byId: new Map(insights.map((insight) => [insight.id, insight])),
    rank: new Map(insights.map(({ id }, index) => [id, index])),
    byCategory: Map.groupBy(insights, ({ category }) => category),
    lists: {
      insights,
      articles: insights.filter(({ type }) => type === "article"),
      blogs: insights.filter(({ type }) => type === "blog"),
    },
  };
}

const known = new WeakMap<Content, InsightIndex>();

/** The index of the content's insights; made once (while developing, whenever the content is read anew). */
export function insightIndex(all: Content = content()): InsightIndex {
  const index = known.get(all) ?? indexInsights(all.insights);
  known.set(all, index);
  return index;
}

/** How many pages a list has: one for each 24 items, and never none. */
export function listPageCount(id: string): number {
  const length = insightIndex().lists[id]?.length ?? 0;
  return Math.max(1, Math.ceil(length / LIST_PAGE_LENGTH));
}
