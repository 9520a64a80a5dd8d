import { content } from "#app/collections/content.ts";
import { type Insight, insightBody } from "#app/collections/insights.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { bodyText } from "#app/lib/body-node.ts";
import { displayDate } from "#app/lib/dates.ts";
import { listPath } from "#app/lib/insight-lists.ts";
import { authorName, insightCard } from "./cards.ts";
import { insightIndex } from "./insight-index.ts";
import { absoluteUrl, headOf } from "./page-head.ts";
import { pageAt } from "./pages.ts";
import { relatedInsights } from "./related.ts";
import { trailOf } from "./trail.ts";

/** Words that a reader takes in per minute, for the reading time. */
const WORDS_PER_MINUTE = 220;

function readBody(insight: Insight) {
  const body = insightBody(insight);
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

let last: { insight: Insight; body: ReturnType<typeof readBody> } | undefined;

/** Prerendering asks for each page twice, for its data and for its HTML: the text is parsed once. */
function bodyOf(insight: Insight) {
  if (last?.insight !== insight) last = { insight, body: readBody(insight) };
  return last.body;
}

/**
 * What the page of an insight shows: the same under each of its addresses.
 *
 * @param path the page's address, decoded
 * @param id the insight's id
 * @returns undefined when no insight has that id under that address
 */
export function insightPage(path: string, id: string) {
  const all = content();
  const index = insightIndex(all);
  const insight = index.byId.get(id);
  if (!insight) return undefined;
  const { canonical } = pageAt(path);
  return {
    head: headOf(path),
    trail: trailOf(path),
    address: absoluteUrl(canonical),
    badge: insight.type === "blog" ? "Blog Post" : "Article",
    category: insight.category,
    title: insight.title,
    author: authorName(insight),
    date: displayDate(insight.date),
    isoDate: insight.date,
    snippet: insight.snippet,
    placeholder: all.pages["insight-lists"].placeholder,
    picture: pictureOf(insight.picture, insight.id, "wide"),
    ...bodyOf(insight),
    related: relatedInsights(insight, index).map((item) => {
      const folder = item.type === "blog" ? listPath("blogs") : listPath("articles");
      return insightCard(item, folder);
    }),
  };
}

export type InsightPage = NonNullable<ReturnType<typeof insightPage>>;
