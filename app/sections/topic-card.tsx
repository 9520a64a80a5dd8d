import { SiteLink } from "#app/ui/site-link.tsx";
import type { CardData } from "./card.ts";
import { Picture } from "#app/ui/picture.tsx";

export interface TopicCardProps {
  card: CardData;
  number?: string;
  level?: 2 | 3;
}

/** A card of a service or an industry. */
export function TopicCard({ card, number, level = 2 }: TopicCardProps) {
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
      <p className="mt-2 max-w-[46ch] text-ink-2">{card.description}</p>
    </article>
  );
}
