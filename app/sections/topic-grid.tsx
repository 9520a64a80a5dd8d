import { Fragment } from "react";
import { Card, type CardData, cardNumber } from "./card.tsx";
import { Reveal } from "./reveal.tsx";

export interface TopicGridProps {
  cards: CardData[];
  level?: 2 | 3;
  /** The cards stand there from the start: they do not settle in while one scrolls. */
  isStill?: boolean;
}

/** A grid of service or industry cards. */
export function TopicGrid({ cards, level = 2, isStill = false }: TopicGridProps) {
  const Frame = isStill ? Fragment : Reveal;
  return (
    <ul className="page-grid gap-y-14">
      {cards.map((card, index) => (
        <li key={card.href} className="col-span-4 md:col-span-6 lg:col-span-4">
          <Frame {...(!isStill && { place: index })}>
            <Card
              card={card}
              level={level}
              headingClass="text-h4"
              kicker={<p className="mt-4 text-caption text-ink-3 tabular">{cardNumber(index)}</p>}
            >
              {card.description && (
                <p className="mt-2 max-w-[46ch] text-ink-2">{card.description}</p>
              )}
            </Card>
          </Frame>
        </li>
      ))}
    </ul>
  );
}
