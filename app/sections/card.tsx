import type { ReactNode } from "react";
import { CardTitle } from "#app/ui/card-title.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";

/** A card that links to a page. */
export interface CardData {
  href: string;
  title: string;
  description: string;
  picture: PictureSource;
}

/** A card's number as shown: two digits, counted from 1 (specification, section 1). */
export function cardNumber(index: number): string {
  return String(index + 1).padStart(2, "0");
}

export interface CardProps {
  card: CardData;
  /** Said above the title. */
  kicker: string;
  kickerClass?: string;
  /** The title's level: 2 right below the page's heading. */
  level?: 2 | 3;
  headingClass: string;
  /** What follows the title. */
  children: ReactNode;
}

/** A picture above words. The whole card is the link of its title. */
export function Card(props: CardProps) {
  const { card, kicker, kickerClass = "text-ink-3", level, headingClass, children } = props;
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-picture">
        <Picture picture={card.picture} className="aspect-4/3 zoom" />
      </div>
      <p className={`mt-4 text-caption ${kickerClass} tabular`}>{kicker}</p>
      <CardTitle {...card} level={level} className={headingClass} />
      {children}
    </article>
  );
}
