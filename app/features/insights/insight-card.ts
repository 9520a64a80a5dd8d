import { displayDate } from "#app/base/dates.ts";
import { type CardImageOptions, pictureOf } from "#app/features/artwork/pictures.ts";
import type { Insight } from "#app/model/content.ts";
import { content } from "#app/model/content.ts";
import type { CardData } from "#app/ui/sections/card.tsx";
import { authorOf } from "./insights.ts";

/** The card of an article or a blog. @param href the address to which the card links */
export function insightCard(
  insight: Insight,
  href: string,
  { format = "card", sizes }: CardImageOptions = {},
): CardData {
  const { id, title, snippet, category, date, picture } = insight;
  return {
    href,
    title,
    description: snippet,
    category,
    date: displayDate(date, content().language.tag),
    isoDate: date,
    author: authorOf(insight).name,
    picture: pictureOf(picture, id, format, sizes),
  };
}
