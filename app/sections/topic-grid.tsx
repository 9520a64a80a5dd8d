import { Fragment } from "react";
import { Card, type CardData, cardNumber } from "./card.tsx";
import { Reveal } from "./reveal.tsx";

export interface TopicGridProps {
  cards: CardData[];
  level?: 2 | 3;
  /** Titles alone, which do not settle in, where most visitors never see them: the page should weigh no more than others. */
  isPlain?: boolean;
}

/** A grid of service or industry cards. */
export function TopicGrid({ cards, level = 2, isPlain = false }: TopicGridProps) {
  const Frame = isPlain ? Fragment : Reveal;
  return (
    <ul className="page-grid gap-y-14">
      {cards.map((card, index) => (
        <li key={card.href} className="col-span-4 md:col-span-6 lg:col-span-4">
          <Frame {...(!isPlain && { place: index })}>
            <Card card={card} level={level} headingClass="text-h4" kicker={cardNumber(index)}>
              {!isPlain && <p className="mt-2 max-w-[46ch] text-ink-2">{card.description}</p>}
            </Card>
          </Frame>
        </li>
      ))}
    </ul>
  );
}
