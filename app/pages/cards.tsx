import { Fragment } from "react";
import type { Content, Insight } from "#app/content/content.ts";
import { authorOf } from "#app/content/insights.ts";
import { type PictureFormat, pictureOf } from "#app/content/pictures.ts";
import { displayDate } from "#app/lib/dates.ts";
import { listPath } from "#app/lib/insight-lists.ts";
import { Card, type CardData, type InsightCardData } from "#app/sections/card.tsx";
import { Reveal } from "#app/sections/reveal.tsx";

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

export interface TopicGridProps {
  folder: TopicFolder;
  topics: readonly Topic[];
  level?: 2 | 3;
  /** Titles alone, which do not settle in, where most visitors never see them: the page should weigh no more than others. */
  isPlain?: boolean;
}

/** A grid of cards of services or industries. */
export function TopicGrid({ folder, topics, level = 2, isPlain = false }: TopicGridProps) {
  const Frame = isPlain ? Fragment : Reveal;
  return (
    <ul className="page-grid gap-y-14">
      {topics.map((topic, index) => (
        <li key={topic.id} className="col-span-4 md:col-span-6 lg:col-span-4">
          <Frame {...(!isPlain && { place: index })}>
            <Card card={topicCard(topic, folder)} place={index} level={level}>
              {!isPlain && <p className="mt-2 max-w-[46ch] text-ink-2">{topic.description}</p>}
            </Card>
          </Frame>
        </li>
      ))}
    </ul>
  );
}
