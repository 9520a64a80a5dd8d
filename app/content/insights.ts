import { z } from "zod";
import { LIST_PAGE_LENGTH } from "#app/lib/insight-lists.ts";
import { content, fromContent, type Insight } from "./content.ts";
import { pageContent } from "./page-content.ts";
import { opening, text } from "./schemas/shared.ts";

/** content/pages/insight-lists.yaml: the seven lists; `id` is the last part of the address, `insights` for all. */
export const insightListsContent = pageContent(
  "insight-lists",
  z.strictObject({
    lists: z.array(z.strictObject({ id: text, ...opening })).length(7),
    subscribe: text.describe("The link to the feeds, below every list"),
    placeholder: text.describe("Shown under the snippet of an insight that has no text yet."),
  }),
);

/** content/pages/coming-soon.yaml: the kinds of insights that are yet to come. */
export const comingSoonContent = pageContent(
  "coming-soon",
  z.strictObject({ kinds: z.array(z.strictObject({ id: text, sentence: text })).length(4) }),
);

/** The insights by what pages look for. Lists are newest first. */
export interface InsightIndex {
  byId: ReadonlyMap<string, Insight>;
  byCategory: ReadonlyMap<string, readonly Insight[]>;
  byAuthor: ReadonlyMap<string, readonly Insight[]>;
  /** The lists that have items: `insights` for both kinds, `articles`, `blogs`. */
  lists: Readonly<Record<string, readonly Insight[]>>;
}

/** @param insights all of them, newest first */
export function indexInsights(insights: readonly Insight[]): InsightIndex {
  return {
    byId: new Map(insights.map((insight) => [insight.id, insight])),
    byCategory: Map.groupBy(insights, ({ category }) => category),
    byAuthor: Map.groupBy(insights, ({ author }) => author),
    lists: {
      insights,
      articles: insights.filter(({ type }) => type === "article"),
      blogs: insights.filter(({ type }) => type === "blog"),
    },
  };
}

/** The index of the content's insights. */
export const insightIndex = fromContent(({ insights }) => indexInsights(insights));

/** How many pages a list has, at least one. */
export function listPageCount(id: string): number {
  const length = insightIndex().lists[id]?.length ?? 0;
  return Math.max(1, Math.ceil(length / LIST_PAGE_LENGTH));
}

/** @throws RangeError when there is no such insight */
export function insightOf(id: string): Insight {
  const insight = insightIndex().byId.get(id);
  if (!insight) throw new RangeError(`No insight ${id} in content/insights/`);
  return insight;
}

/** The leader who wrote an insight. @throws RangeError when there is no such leader */
export function authorOf({ author }: Pick<Insight, "author">) {
  const leader = content().leaders.find(({ id }) => id === author);
  if (!leader) throw new RangeError(`No leader ${author} in content/leaders/`);
  return leader;
}
