import { bodyText, parseBody } from "#app/content/body.ts";
import { absoluteUrl, type Insight } from "#app/content/content.ts";
import {
  authorOf,
  type InsightIndex,
  insightIndex,
  insightListsContent,
  insightOf,
} from "#app/content/insights.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { displayDate } from "#app/lib/dates.ts";
import { listPath } from "#app/lib/insight-lists.ts";
import { insightCard } from "#app/pages/cards.ts";
import type { PageRecord } from "#app/pages/page-kind.tsx";

/** Words that a reader takes in per minute, for the reading time. */
const WORDS_PER_MINUTE = 220;

function readBody(insight: Insight) {
  const body = parseBody(insight.markdown, insight.file);
  const headings = body.flatMap((node) =>
    typeof node !== "string" && node.tag === "h2" && node.id
      ? [{ id: node.id, text: bodyText(node.children) }]
      : [],
  );
  const words = body
    .map((node) => bodyText([node]))
    .join(" ")
    .split(/\s+/).length;
  return { body, headings, minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) };
}

/**
 * What the page of an insight shows: the same under each of its addresses, but for the way back.
 *
 * @throws RangeError when there is no such insight
 */
export function insightData({ path, canonical, id }: PageRecord) {
  const insight = insightOf(id);
  // The folder of the address is the list that the page leads back to (specification, section 2).
  const list = path.split("/").at(-2) ?? "";
  return {
    back: { label: `Back to ${list}`, href: listPath(list) },
    address: absoluteUrl(canonical),
    badge: insight.type === "blog" ? "Blog Post" : "Article",
    category: insight.category,
    title: insight.title,
    author: authorOf(insight).name,
    date: displayDate(insight.date),
    isoDate: insight.date,
    snippet: insight.snippet,
    placeholder: insightListsContent().placeholder,
    picture: pictureOf(insight.picture, insight.id, "wide"),
    ...readBody(insight),
    related: relatedInsights(insight, insightIndex()).map((item) => {
      const folder = item.type === "blog" ? listPath("blogs") : listPath("articles");
      return insightCard(item, folder);
    }),
  };
}

export type InsightData = ReturnType<typeof insightData>;

/** Related items at most (specification, section 9). */
const RELATED_ITEMS = 3;

/**
 * What to read next: items of the same category first, then others to fill up, each newest first
 * (specification, section 2: Insight detail).
 */
export function relatedInsights(
  { id, category }: Pick<Insight, "id" | "category">,
  { byCategory, lists }: InsightIndex,
): Insight[] {
  const related: Insight[] = [];
  const take = (insights: readonly Insight[], isWanted: (other: Insight) => boolean) => {
    for (const other of insights) {
      if (related.length === RELATED_ITEMS) return;
      if (other.id !== id && isWanted(other)) related.push(other);
    }
  };
  take(byCategory.get(category) ?? [], () => true);
  take(lists.insights ?? [], (other) => other.category !== category);
  return related;
}
