import { type CardData, cardNumber } from "#app/sections/card.ts";
import { Reveal } from "#app/sections/reveal.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export interface CapabilityCardsProps {
  /** Three cards; the first is featured: it spans two columns and has the larger picture. */
  cards: CardData[];
}

/** Milliseconds per card (specification, section 9). */
const STAGGER = 200;

/** The capabilities of the home page (specification, section 1). */
export function CapabilityCards({ cards }: CapabilityCardsProps) {
  return (
    <ul className="grid gap-x-(--column-gap) gap-y-12 md:grid-cols-2 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
      {cards.map((card, index) => (
        <li key={card.href} className={index === 0 ? "md:col-span-2 lg:row-span-2" : ""}>
          <Reveal
            delay={STAGGER * index}
            from={index === 0 ? "left" : "below"}
            className="group relative h-full"
          >
            <article className="flex h-full flex-col">
              <div className={`overflow-hidden rounded-picture ${index === 0 ? "lg:flex-1" : ""}`}>
                <Picture
                  picture={card.picture}
                  className={`transition-transform duration-500 group-hover:scale-[1.02] ${index === 0 ? "aspect-video lg:aspect-auto lg:h-full" : "aspect-4/3 lg:aspect-16/10"}`}
                />
              </div>
              <p className="mt-4 text-caption text-ink-3 tabular">{cardNumber(index)}</p>
              <h3 className={index === 0 ? "text-h3" : "text-h4"}>
                <SiteLink href={card.href} className="card-link">
                  {card.title}
                </SiteLink>
              </h3>
              <p className="mt-2 max-w-[58ch] text-ink-2">{card.description}</p>
            </article>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
