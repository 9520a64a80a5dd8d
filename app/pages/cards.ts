import type { Content, Insight } from "#app/content/content.ts";
import { authorOf } from "#app/content/insights.ts";
import { type PictureFormat, pictureOf } from "#app/content/pictures.ts";
import { displayDate } from "#app/lib/dates.ts";
import type { CardData } from "#app/sections/card.tsx";
import type { InsightCardData } from "#app/sections/insight-card.tsx";

type Topic = Pick<Content["industries"][number], "id" | "title" | "description" | "picture">;

/** A card of a service or an industry; `folder` is `/services` or `/industries`. */
export function topicCard(
  item: Topic,
  folder: "/services" | "/industries",
  format: PictureFormat = "card",
  sizes?: string,
): CardData {
  return {
    href: encodeURI(`${folder}/${item.id}`),
    title: item.title,
    description: item.description,
    picture: pictureOf(item.picture, item.id, format, sizes),
  };
}

/**
 * A card of an article or a blog.
 *
 * @param folder where it links to: `/insights` in the merged list, else `/insights/articles` or `/insights/blogs`
 * @param sizes of a photo that is narrower or wider than a card of a list
 */
export function insightCard(
  insight: Insight,
  folder: string,
  format: PictureFormat = "card",
  sizes?: string,
): InsightCardData {
  return {
    href: `${folder}/${insight.id}`,
    id: insight.id,
    title: insight.title,
    description: insight.snippet,
    category: insight.category,
    date: displayDate(insight.date),
    isoDate: insight.date,
    author: authorOf(insight).name,
    type: insight.type,
    picture: pictureOf(insight.picture, insight.id, format, sizes),
  };
}
