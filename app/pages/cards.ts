import type { Content, Insight } from "#app/content/content.ts";
import { authorOf } from "#app/content/insights.ts";
import { type PictureFormat, pictureOf } from "#app/content/pictures.ts";
import { displayDate } from "#app/lib/dates.ts";
import { listPath } from "#app/lib/insight-lists.ts";
import type { CardData, InsightCardData } from "#app/sections/card.tsx";

/** A service or an industry. */
export type Topic = Content["industries" | "capabilities" | "growthServices"][number];
export type TopicFolder = "/services" | "/industries";

/** How a card shows its picture, where not as most cards of a list do. */
interface Shown {
  format?: PictureFormat | undefined;
  /** Of a photo that is narrower or wider. */
  sizes?: string;
}

/** A card of a service or an industry. */
export function topicCard(
  { id, title, description, picture }: Pick<Topic, "id" | "title" | "description" | "picture">,
  folder: TopicFolder,
  { format = "card", sizes }: Shown = {},
): CardData {
  const href = encodeURI(`${folder}/${id}`);
  return { href, title, description, picture: pictureOf(picture, id, format, sizes) };
}

/**
 * A card of an article or a blog.
 *
 * @param folder where it links to: `/insights` in the merged list, else the list of its kind
 */
export function insightCard(
  insight: Insight,
  {
    folder = listPath(`${insight.type}s`),
    format = "card",
    sizes,
  }: Shown & { folder?: string } = {},
): InsightCardData {
  const { id, title, snippet, category, date, picture } = insight;
  return {
    href: `${folder}/${id}`,
    title,
    description: snippet,
    category,
    date: displayDate(date),
    isoDate: date,
    author: authorOf(insight).name,
    picture: pictureOf(picture, id, format, sizes),
  };
}
