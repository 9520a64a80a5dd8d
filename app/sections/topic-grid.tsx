import { type CardData, cardNumber } from "./card.ts";
import { Reveal } from "./reveal.tsx";
import { TopicCard } from "./topic-card.tsx";

export interface TopicGridProps {
  cards: CardData[];
  level?: 2 | 3;
}

/** Milliseconds per card (specification, section 9: other card delays). */
const STAGGER = 150;

/** A grid of service or industry cards. */
export function TopicGrid({ cards, level = 2 }: TopicGridProps) {
  return (
    <ul className="page-grid gap-y-14">
      {cards.map((card, index) => (
        <li key={card.href} className="col-span-4 md:col-span-6 lg:col-span-4">
          <Reveal delay={STAGGER * (index + 1)}>
            <TopicCard card={card} number={cardNumber(index)} level={level} />
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
