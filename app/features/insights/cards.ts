import { displayDate } from "#app/base/dates.ts";
import { type PictureFormat, pictureOf } from "#app/features/artwork/pictures.ts";
import { type Content, content, type Insight } from "#app/model/content.ts";
import type { CardData } from "#app/ui/sections/card.tsx";
import { authorOf } from "./insights.ts";
import { listPath } from "./list-paths.ts";

/** A service or an industry. */
export type Topic = Content["industries" | "capabilities" | "growthServices"][number];
export type TopicFolder = "/services" | "/industries";

/** The six for growth, then the six of the overview (product 6.2). */
export const services = () => [...content().growthServices, ...content().capabilities];

/** How a card shows its picture, where not as most cards of a list do; `sizes` of a photo that is narrower or wider. */
type Shown = { format?: PictureFormat | undefined; sizes?: string };

/** A card of a service or an industry. */
export function topicCard(
  { id, title, description, picture }: Topic,
  folder: TopicFolder,
  { format = "card", sizes }: Shown = {},
): CardData {
  const href = encodeURI(`${folder}/${id}`);
  return { href, title, description, picture: pictureOf(picture, id, format, sizes) };
}

/** A card of an article or a blog, which links to it in `folder`: where none is given, in the list of its kind. */
export function insightCard(insight: Insight, shown: Shown & { folder?: string } = {}): CardData {
  const { id, type, title, snippet: description, category, date: isoDate, picture } = insight;
  const { folder = listPath(`${type}s`), format = "card", sizes } = shown;
  return {
    href: `${folder}/${id}`,
    title,
    description,
    category,
    date: displayDate(isoDate),
    isoDate,
    author: authorOf(insight).name,
    picture: pictureOf(picture, id, format, sizes),
  };
}
