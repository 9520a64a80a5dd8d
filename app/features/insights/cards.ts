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

/** A card of a service or an industry, which links to its page. */
export function topicCard(
  { id, title, description, picture }: Topic,
  href: string,
  { format = "card", sizes }: Shown = {},
): CardData {
  return { href, title, description, picture: pictureOf(picture, id, format, sizes) };
}

/** A card of an article or a blog, which links to its canonical address unless another `href` is given. */
export function insightCard(insight: Insight, shown: Shown & { href?: string } = {}): CardData {
  const { id, type, title, snippet: description, category, date: isoDate, picture } = insight;
  const { href = `${listPath(`${type}s`)}/${id}`, format = "card", sizes } = shown;
  return {
    href,
    title,
    description,
    category,
    date: displayDate(isoDate),
    isoDate,
    author: authorOf(insight).name,
    picture: pictureOf(picture, id, format, sizes),
  };
}
