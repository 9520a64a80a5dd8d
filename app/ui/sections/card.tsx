import type { ReactNode } from "react";
import { CardTitle } from "#app/ui/card-title.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";

/** A card that links to a page; that of an insight says more. */
export interface CardData {
  href: string;
  title: string;
  description: string;
  picture: PictureSource;
  category?: string;
  author?: string;
  /** As shown, e.g. `March 18, 2025`; the day in ISO's form. */
  date?: string;
  isoDate?: string;
}

/** A card's number as shown: two digits, counted from 1 (product 2.9). */
export const cardNumber = (index: number) => String(index + 1).padStart(2, "0");

export interface CardProps {
  card: CardData;
  /** Its place among numbered cards, counted from 0. */
  place?: number;
  level?: 2 | 3;
  /** The title's size, but for insights. */
  headingClass?: string;
  /** Show the snippet and the byline of an insight. */
  isDetailed?: boolean;
  children?: ReactNode;
}

/** A picture above words. The whole card is the link of its title. */
export function Card(props: CardProps) {
  const { card, place, level, headingClass = "text-h4", isDetailed, children } = props;
  const { picture, category = "", description, author, date, isoDate } = card;
  const kicker = `${place === undefined ? "" : cardNumber(place)} ${category}`;
  const kickerClass = category ? "font-medium text-blue" : "text-ink-3";
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-picture">
        <Picture picture={picture} className="aspect-4/3 zoom" />
      </div>
      <p className={`mt-4 text-caption ${kickerClass} tabular`}>{kicker.trim()}</p>
      <CardTitle {...card} level={level} className={category ? "mt-1 text-h5" : headingClass} />
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
