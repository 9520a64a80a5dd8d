import { Card, type CardData } from "./card.tsx";

/** A card of an article or a blog. */
export interface InsightCardData extends CardData {
  category: string;
  /** As shown, e.g. `18 March 2025`. */
  date: string;
  /** ISO day, e.g. `2025-03-18`. */
  isoDate: string;
  author: string;
}

export interface InsightCardProps {
  card: InsightCardData;
  /** The card's number in its row, e.g. `01`. */
  number?: string;
  /** Show the snippet and the byline. */
  isDetailed?: boolean;
  level?: 2 | 3;
}

export function InsightCard({ card, number, isDetailed = false, level = 3 }: InsightCardProps) {
  return (
    <Card
      card={card}
      kicker={number ? `${number} ${card.category}` : card.category}
      kickerClass="font-medium text-blue"
      level={level}
      headingClass="mt-1 text-h5"
    >
      {isDetailed && (
        <>
          <p className="mt-2 text-ink-2">{card.description}</p>
          <p className="mt-3 text-caption text-ink-3">
            {card.author}, <time dateTime={card.isoDate}>{card.date}</time>
          </p>
        </>
      )}
    </Card>
  );
}
