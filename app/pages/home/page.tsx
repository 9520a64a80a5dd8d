import type { PropsWithChildren } from "react";
import { content } from "#app/content/content.ts";
import { insightIndex } from "#app/content/insights.ts";
import { COLUMN, pictureOf } from "#app/content/pictures.ts";
import { byId } from "#app/lib/by-id.ts";
import { insightCard, topicCard } from "#app/pages/cards.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { planCheckContent } from "#app/pages/plan-check.ts";
import { Card, cardNumber } from "#app/sections/card.tsx";
import { ClaimsBand } from "#app/sections/claims-band.tsx";
import { InsightCard } from "#app/sections/insight-card.tsx";
import { PageStyles } from "#app/sections/page-styles.tsx";
import { Reveal } from "#app/sections/reveal.tsx";
import { SectionHeading, type SectionHeadingProps } from "#app/sections/section-heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { homeContent } from "./data.ts";
import { GrowthHero } from "./growth-hero.tsx";
import { PlanCheckForm } from "./plan-check.tsx";
import { RotatingHero } from "./rotating-hero.island.tsx";

/** Which hero `/` shows; `/hero-preview` shows the other one (decision 2). */
const IS_ROTATING_LIVE = true;
/** Milliseconds per card (specification, section 9). */
const STAGGER = 200;
/** The picture of the featured card: two columns of three, and as high as the other two cards. */
const FEATURED = {
  format: "wide",
  sizes: "(min-width: 1400px) 1104px, (min-width: 1024px) 80vw, calc(100vw - 44px)",
} as const;
/** Cards of each teaser (specification, section 1). */
const TEASER_CARDS = 3;

/** `/` with the live hero, or `/hero-preview` with the other one. */
export function HomePage({ path }: PageRecord) {
  const { heroMessages, growthHero, capabilities, claims, industries } = homeContent();
  const lists = (["blogs", "articles"] as const).filter(
    (list) => insightIndex().lists[list]?.length,
  );
  return (
    <>
      {(path === "/") === IS_ROTATING_LIVE ? (
        <RotatingHero messages={heroMessages} phone={content().site.phone} />
      ) : (
        <GrowthHero {...growthHero} hasInsights={lists.length > 0} />
      )}
      <PageStyles source="app/styles/home.css" />
      <HomeSection name="services" href="/services" {...capabilities}>
        <CapabilityCards />
      </HomeSection>
      {claims.figures.length > 0 && <ClaimsBand {...claims} isDrawn />}
      {industries.cards.length > 0 && (
        <HomeSection name="industries" href="/industries" {...industries}>
          <IndustryCards />
        </HomeSection>
      )}
      <PlanCheckForm {...planCheckContent()} />
      {lists.map((list, index) => (
        <HomeSection
          key={list}
          name={index === 0 ? "insights" : list}
          href={`/insights/${list}`}
          {...homeContent()[list]}
        >
          <InsightCards list={list} />
        </HomeSection>
      ))}
    </>
  );
}

interface HomeSectionProps extends PropsWithChildren<Omit<SectionHeadingProps, "id" | "link">> {
  /** Where links lead to it. */
  name: string;
  /** The words of the link to `href`. */
  more: string;
  href: string;
}

function HomeSection({ name, more, href, children, ...texts }: HomeSectionProps) {
  const id = `${name}-heading`;
  return (
    <section id={name} aria-labelledby={id} className="section-gap">
      <div className="page-width">
        <SectionHeading id={id} {...texts} link={{ label: more, href }} />
        {children}
      </div>
    </section>
  );
}

/** The first card is featured: it spans two columns and has the larger picture (specification, section 1). */
function CapabilityCards() {
  const cards = homeContent().capabilities.cards.map(({ service, description }, index) => {
    const item = { ...byId(content().capabilities, service), description };
    return topicCard(item, "/services", index === 0 ? FEATURED : {});
  });
  return (
    <ul className="capabilities">
      {cards.map((card, index) => (
        <li key={card.href}>
          <Reveal delay={STAGGER * index} from={index === 0 ? "left" : "below"} className="h-full">
            <Card
              card={card}
              kicker={cardNumber(index)}
              headingClass={index === 0 ? "text-h3" : "text-h4"}
            >
              <p className="mt-2 max-w-[58ch] text-ink-2">{card.description}</p>
            </Card>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}

function IndustryCards() {
  const industries = homeContent().industries.cards.map((id) => byId(content().industries, id));
  return (
    <ul className="page-grid gap-y-8">
      {industries.map(({ id, title, picture }, index) => (
        <li key={id} className="col-span-4">
          <Reveal
            delay={STAGGER * index}
            className="group relative flex items-center gap-5 ruled pt-6 md:max-lg:flex-col md:max-lg:items-start"
          >
            <div className="size-28 shrink-0">
              <Picture
                picture={pictureOf(picture, id, "square", "112px")}
                className="h-full rounded-pill zoom"
              />
            </div>
            <h3 className="text-h4">
              <span className="block text-caption font-normal tracking-normal text-ink-3 tabular">
                {cardNumber(index)}
              </span>
              <SiteLink href={encodeURI(`/industries/${id}`)} className="card-link">
                {title}
              </SiteLink>
            </h3>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}

function InsightCards({ list }: { list: "blogs" | "articles" }) {
  const newest = insightIndex().lists[list]?.slice(0, TEASER_CARDS) ?? [];
  const shown = { folder: "/insights", sizes: COLUMN };
  return (
    <ul className="page-grid gap-y-12">
      {newest.map((insight, index) => (
        <li key={insight.id} className="col-span-4">
          <Reveal delay={STAGGER * index}>
            <InsightCard card={insightCard(insight, shown)} number={cardNumber(index)} />
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
