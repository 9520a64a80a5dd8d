import type { Content, Insight } from "#app/content/content.ts";
import { authorOf } from "#app/content/insights.ts";
import { type PictureFormat, pictureOf } from "#app/content/pictures.ts";
import { displayDate } from "#app/lib/dates.ts";
import { listPath } from "#app/lib/insight-lists.ts";
import type { CardData } from "#app/sections/card.tsx";
import type { InsightCardData } from "#app/sections/insight-card.tsx";

type Topic = Pick<Content["industries"][number], "id" | "title" | "description" | "picture">;

/** How a card shows its picture, where not as most cards of a list do. */
interface Shown {
  format?: PictureFormat;
  /** Of a photo that is narrower or wider. */
  sizes?: string;
}

/** A card of a service or an industry. */
export function topicCard(
  { id, title, description, picture }: Topic,
  folder: "/services" | "/industries",
  { format = "card", sizes }: Shown = {},
): CardData {
  const href = encodeURI(`${folder}/${id}`);
  return { href, title, description, picture: pictureOf(picture, id, format, sizes) };
}

interface ShownInsight extends Shown {
  /** Where it links to: `/insights` in the merged list, else the list of its kind. */
  folder?: string;
}

/** A card of an article or a blog. */
export function insightCard(insight: Insight, shown: ShownInsight = {}): InsightCardData {
  const { id, title, snippet, category, date, picture, type } = insight;
  const { folder = listPath(`${type}s`), format = "card", sizes } = shown;
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
