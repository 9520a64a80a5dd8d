import { Card, type CardData, cardNumber } from "./card.tsx";
import { Reveal } from "./reveal.tsx";

/** Milliseconds per card (specification, section 9: other card delays). */
const STAGGER = 150;

/** A grid of service or industry cards. */
export function TopicGrid({ cards, level = 2 }: { cards: CardData[]; level?: 2 | 3 }) {
  return (
    <ul className="page-grid gap-y-14">
      {cards.map((card, index) => (
        <li key={card.href} className="col-span-4 md:col-span-6 lg:col-span-4">
          <Reveal delay={STAGGER * (index + 1)}>
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
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
