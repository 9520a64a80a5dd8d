import { z } from "zod";
import { byId } from "#app/base/by-id.ts";
import { content, fromContent, type Insight } from "#app/model/content.ts";
import { pageContent } from "#app/model/page-content.ts";
import { fieldset, naming, opening, picture, text } from "#app/model/schemas/shared.ts";

/** The lists that hold what is written: both kinds, and each by itself. */
const FILLED = ["insights", "blogs", "articles"];
const ALL = FILLED.join(", ");

const list = z
  .strictObject({
    id: naming.id.unwrap().describe(`The last part of the address. ${ALL} must be there.`),
    ...opening,
    comingSoon: fieldset("Of a kind that is yet to come.", { sentence: text, picture }).optional(),
  })
  .refine(({ id, comingSoon }) => FILLED.includes(id) === (comingSoon === undefined), {
    path: ["comingSoon"],
    error: `must stand in every list but ${ALL}`,
  });

/** content/pages/insight-lists.yaml: the lists, in the order of the menu. */
export const insightListsContent = pageContent(
  "insight-lists",
  z.strictObject({
    lists: z.array(list).refine((lists) => {
      return FILLED.every((id) => lists.some((one) => one.id === id));
    }, `must hold ${ALL}`),
    subscribe: text.describe("The link to the feeds, below every list"),
    placeholder: text.describe("Stands under the snippet of an insight that has no text yet."),
    nothingYet: text.describe("Stands in a list that has no article or blog yet."),
  }),
);

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
export const authorOf = ({ author }: Pick<Insight, "author">) => byId(content().leaders, author);
