import { displayDate } from "#app/base/dates.ts";
import { type CardImageOptions, pictureOf } from "#app/features/artwork/pictures.ts";
import type { Insight } from "#app/model/content.ts";
import type { CardData } from "#app/ui/sections/card.tsx";
import { authorOf } from "./insights.ts";
import { listPath } from "./list-paths.ts";

export interface InsightCardOptions extends CardImageOptions {
  /** The address to which the card links. By default it is the canonical address of the insight. */
  href?: string;
}

/** The card of an article or a blog. */
export function insightCard(insight: Insight, options: InsightCardOptions = {}): CardData {
  const { id, type, title, snippet, category, date, picture } = insight;
  const { href = `${listPath(`${type}s`)}/${id}`, format = "card", sizes } = options;
  return {
    href,
    title,
    description: snippet,
    category,
    date: displayDate(date),
    isoDate: date,
    author: authorOf(insight).name,
    picture: pictureOf(picture, id, format, sizes),
  };
}
