import type { ReactNode } from "react";
import { Card, type CardData } from "./card.tsx";
import { Reveal } from "./reveal.tsx";

export interface CardGridProps {
  cards: readonly CardData[];
  /** What stands below the title of a card. */
  below?: (card: CardData) => ReactNode;
}

/** Cards that link to pages, three in a row on wide screens. */
export function CardGrid({ cards, below }: CardGridProps) {
  return (
    <ul className="page-grid gap-y-12">
      {cards.map((card, index) => (
        <li key={`${card.href} ${card.title}`} className="col-span-4">
          <Reveal index={index % 3}>
            <Card card={card}>{below?.(card)}</Card>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
