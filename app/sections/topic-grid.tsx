import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { type CardData, cardNumber } from "./card.ts";
import { Reveal } from "./reveal.tsx";

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

interface TopicCardProps {
  card: CardData;
  number?: string;
  level?: 2 | 3;
}

/** A card of a service or an industry. */
function TopicCard({ card, number, level = 2 }: TopicCardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-picture">
        <Picture
          picture={card.picture}
          className="aspect-4/3 transition-transform duration-500 group-hover:scale-[1.02]"
        />
      </div>
      {number && <p className="mt-4 text-caption text-ink-3 tabular">{number}</p>}
      <Heading className={`text-h4 ${number ? "" : "mt-4"}`}>
        <SiteLink href={card.href} className="card-link">
          {card.title}
        </SiteLink>
      </Heading>
      {card.description && <p className="mt-2 max-w-[46ch] text-ink-2">{card.description}</p>}
    </article>
  );
}
