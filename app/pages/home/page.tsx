import { type CardData, cardNumber } from "#app/sections/card.ts";
import { ClaimsBand } from "#app/sections/claims-band.tsx";
import { InsightCard } from "#app/sections/insight-card.tsx";
import { Reveal } from "#app/sections/reveal.tsx";
import { SectionHeading } from "#app/sections/section-heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { type HomeData, LIVE_HERO } from "./data.ts";
import { GrowthHero } from "./growth-hero.tsx";
import { RotatingHero } from "./rotating-hero.island.tsx";

/** Milliseconds per card (specification, section 9). */
const STAGGER = 200;

/** `/` with the live hero. */
export function HomePage({ heroes, sections }: HomeData) {
  return (
    <>
      {LIVE_HERO === "rotating" ? (
        <RotatingHero {...heroes.rotating} />
      ) : (
        <GrowthHero {...heroes.growth} />
      )}
      <HomeSections {...sections} />
    </>
  );
}

/** `/hero-preview`: the home page with the hero that is not live (decision 2). */
export function HeroPreviewPage({ heroes, sections }: HomeData) {
  return (
    <>
      {LIVE_HERO === "rotating" ? (
        <GrowthHero {...heroes.growth} />
      ) : (
        <RotatingHero {...heroes.rotating} />
      )}
      <HomeSections {...sections} />
    </>
  );
}

function HomeSections({ capabilities, claims, industries, blogs, articles }: HomeData["sections"]) {
  return (
    <>
      <section id="services" aria-labelledby="services-heading" className="section-gap">
        <div className="page-width">
          <SectionHeading
            id="services-heading"
            heading={capabilities.heading}
            lead={capabilities.lead}
          />
          <CapabilityCards cards={capabilities.cards} />
        </div>
      </section>
      <ClaimsBand heading={claims.heading} figures={claims.figures} />
      <section aria-labelledby="industries-heading" className="section-gap">
        <div className="page-width">
          <SectionHeading
            id="industries-heading"
            heading={industries.heading}
            lead={industries.lead}
          />
          <ul className="page-grid gap-y-8">
            {industries.cards.map((card, index) => (
              <li key={card.href} className="col-span-4">
                <Reveal
                  delay={STAGGER * index}
                  className="group relative flex items-center gap-5 border-t-2 border-ink pt-6 md:max-lg:flex-col md:max-lg:items-start"
                >
                  <img
                    src={card.picture.src}
                    alt=""
                    width={112}
                    height={112}
                    loading="lazy"
                    className="size-28 shrink-0 rounded-pill object-cover transition-transform duration-300 group-hover:scale-105"
                  />
                  <h3 className="text-h4">
                    <span className="block text-caption font-normal tracking-normal text-ink-3 tabular">
                      {cardNumber(index)}
                    </span>
                    <SiteLink href={card.href} className="card-link">
                      {card.title}
                    </SiteLink>
                  </h3>
                </Reveal>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <InsightTeaser id="insights" {...blogs} href="/insights/blogs" />
      <InsightTeaser id="articles" {...articles} href="/insights/articles" />
    </>
  );
}

type InsightTeaserProps = HomeData["sections"]["blogs"] & { id: string; href: string };

function InsightTeaser({ id, kicker, heading, more, cards, href }: InsightTeaserProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section-gap">
      <div className="page-width">
        <SectionHeading
          id={`${id}-heading`}
          kicker={kicker}
          heading={heading}
          link={{ label: more, href }}
        />
        <ul className="page-grid gap-y-12">
          {cards.map((card, index) => (
            <li key={card.id} className="col-span-4">
              <Reveal delay={STAGGER * index}>
                <InsightCard card={card} number={cardNumber(index)} />
              </Reveal>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface CapabilityCardsProps {
  /** Three cards; the first is featured: it spans two columns and has the larger picture. */
  cards: CardData[];
}

/** The capabilities of the home page (specification, section 1). */
function CapabilityCards({ cards }: CapabilityCardsProps) {
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
