import type { ReactNode } from "react";
import type { PictureSource } from "#app/base/picture-source.ts";
import { CardTitle } from "#app/ui/card-title.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** The data of a card that links to a page. Only the card of an insight has the optional fields. */
export interface CardData {
  href: string;
  title: string;
  description: string;
  picture: PictureSource;
  category?: string;
  author?: string;
  /** The date as shown, for example `March 18, 2025`. */
  date?: string;
  /** The same date as `YYYY-MM-DD`. */
  isoDate?: string;
}

/** The number of a card as shown: two digits, counted from 1 (product 2.9). @param index counted from 0 */
export function cardNumber(index: number): string {
  return String(index + 1).padStart(2, "0");
}

export interface CardProps {
  card: CardData;
  /** The position among numbered cards, counted from 0. */
  index?: number;
  /** The level of the heading. */
  level?: 2 | 3;
  /** The class of the heading's size. The card of an insight has a size of its own. */
  headingClass?: string;
  /** Whether the card shows the description, the author and the date. */
  isDetailed?: boolean;
  children?: ReactNode;
}

/** A picture above a title. The link of the title covers the whole card. */
export function Card(props: CardProps) {
  const { card, index, level, headingClass = "text-h4", isDetailed, children } = props;
  const { picture, category = "", description, author, date, isoDate } = card;
  const number = index === undefined ? "" : cardNumber(index);
  const kicker = `${number} ${category}`.trim();
  const titleMargin = kicker ? "" : "mt-4 ";
  const titleClass = category ? "mt-1 text-h5" : `${titleMargin}${headingClass}`;
  const kickerClass = category ? "font-medium text-blue" : "text-ink-3";
  return (
    <article data-card className="group relative">
      <div className="overflow-hidden rounded-picture">
        <Picture picture={picture} className="aspect-4/3 zoom" />
      </div>
      {kicker && <p className={`mt-4 text-caption ${kickerClass} tabular`}>{kicker}</p>}
      <CardTitle {...card} level={level} className={titleClass} />
      {children}
      {isDetailed && (
        <>
          <p className="mt-2 text-ink-2">{description}</p>
          <p className="mt-3 text-caption text-ink-3">
            {author}, <time dateTime={isoDate}>{date}</time>
          </p>
        </>
      )}
    </article>
  );
}
