import { displayDate } from "#app/base/dates.ts";
import type { CardImageOptions } from "#app/features/artwork/picture-formats.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { content, type Insight } from "#app/model/content.ts";
import { isOver } from "#app/model/event-times.ts";
import type { CardData } from "#app/ui/sections/card.tsx";
import { authorOf } from "./insights.ts";

/** The day on a card: of an event to come its own day, else the day of publication. */
function shownDay({ date, event }: Insight): string {
  return event && !isOver(event) ? event.starts.slice(0, 10) : date;
}

/** The card of an article or a blog. @param href the address to which the card links */
export function insightCard(
  insight: Insight,
  href: string,
  { format = "card", sizes }: CardImageOptions = {},
): CardData {
  const { id, title, snippet, category, picture } = insight;
  const day = shownDay(insight);
  return {
    href,
    title,
    description: snippet,
    category,
    date: displayDate(day, content().language.tag),
    isoDate: day,
    author: authorOf(insight).name,
    picture: pictureOf(picture, id, format, sizes),
  };
}
