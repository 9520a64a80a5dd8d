import type { ReactNode } from "react";
import { COLUMN } from "#app/features/artwork/picture-formats.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { insightCard } from "#app/features/insights/insight-card.ts";
import { insightIndex } from "#app/features/insights/insights.ts";
import { asksPlanCheck, planCheckContent } from "#app/features/plan-check/content.ts";
import { PlanCheckForm } from "#app/features/plan-check/plan-check.tsx";
import type { BegunCase } from "#app/features/plan-check/plan-verdicts.tsx";
import { SpecimenFigure } from "#app/features/specimens/specimen-figure.tsx";
import { specimens } from "#app/features/specimens/specimens.ts";
import { caseStudyId } from "#app/features/topics/case-study-ids.ts";
import { topicCard } from "#app/features/topics/topic-card.ts";
import { services } from "#app/features/topics/topics.ts";
import { content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import { href } from "#app/routes/href.ts";
import { listHref } from "#app/routes/insights/list/list-href.ts";
import { PaintWholePage } from "#app/ui/frame/paint-whole-page.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import { Card, cardNumber } from "#app/ui/sections/card.tsx";
import { ClaimsBand } from "#app/ui/sections/claims-band.tsx";
import { Reveal } from "#app/ui/sections/reveal.tsx";
import { SectionHeading } from "#app/ui/sections/section-heading.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { filledTeasers, teaserId } from "./anchors.ts";
import { homeContent } from "./content.ts";
import { GrowthHero } from "./growth-hero.tsx";
import { RotatingHero } from "./rotating-hero.tsx";
import { Voices } from "./voices.tsx";

export interface HomePageProps {
  hero: "rotating" | "growth";
}

/** The hero of `/` and the hero of `/hero-preview` (product 5.1 and 5.8). */
export const LIVE_HERO: HomePageProps["hero"] = "rotating";
export const PREVIEW_HERO: HomePageProps["hero"] = "growth";

/** Milliseconds between the appearances of two cards (product 4.16). */
const STAGGER = 200;
const TEASER_CARDS = 3;
/** A photo of the featured card fills two columns of three. */
const FEATURED = {
  sizes: "(min-width: 1400px) 1104px, (min-width: 1024px) 80vw, calc(100vw - 44px)",
} as const;

const TILE = { format: "tile" } as const;

/** The home page below one of its two heroes. */
export function HomePage({ hero }: HomePageProps) {
  const words = homeContent();
  const { heroMessages, growthHero, capabilities, claims, voices, industries } = words;
  const { lists } = insightIndex();
  const teasers = filledTeasers();
  return (
    <>
      <PaintWholePage />
      {hero === "rotating" ? (
        <RotatingHero messages={heroMessages} phone={content().site.phone} />
      ) : (
        <>
          <PageStyles name="growth-hero" />
          <GrowthHero {...growthHero} hasInsights={teasers.length > 0} />
        </>
      )}
      <PageStyles name="home" />
      <HomeSection name="services" href={href("services")} texts={capabilities} look="capabilities">
        {capabilities.cards.map((card, index) => (
          <CapabilityCard key={card.service} {...card} index={index} />
        ))}
      </HomeSection>
      {claims.figures.length > 0 && <ClaimsBand {...claims} />}
      {voices && <Voices {...voices} />}
      {specimens()
        .filter(({ onHome }) => onHome)
        .map((specimen) => (
          <SpecimenFigure
            key={specimen.id}
            specimen={specimen}
            href={href("documents", specimen)}
          />
        ))}
      {industries.cards.length > 0 && (
        <HomeSection
          name="industries"
          href={href("industries")}
          texts={industries}
          look="page-grid gap-y-8"
        >
          {industries.cards.map((id, index) => (
            <IndustryCard key={id} id={id} index={index} />
          ))}
        </HomeSection>
      )}
      {asksPlanCheck() && (
        <PlanCheckForm {...planCheckContent()} contactHref={href("contact")} cases={begunCases()} />
      )}
      {teasers.map((list, teaserIndex) => (
        <HomeSection
          key={list}
          name={teaserId(list, teaserIndex)}
          href={listHref(list)}
          texts={words[list]}
          look="page-grid gap-y-12 teasers"
        >
          {lists[list]?.slice(0, TEASER_CARDS).map((insight, index) => (
            <li key={insight.id} className="col-span-4">
              <Reveal delay={STAGGER * index}>
                <Card
                  card={insightCard(insight, href("insights/detail", insight, "short"), {
                    sizes: COLUMN,
                  })}
                  index={index}
                />
              </Reveal>
            </li>
          ))}
        </HomeSection>
      ))}
    </>
  );
}

/** All case studies that say where they began, with their addresses: those of the growth services first. */
function begunCases(): BegunCase[] {
  const { industries } = content();
  const pages = [
    ...services().map((item) => ({ item, page: href("services/detail", item) })),
    ...industries.map((item) => ({ item, page: href("industries/detail", item) })),
  ];
  return pages.flatMap(({ item, page }) =>
    item.caseStudies.flatMap(({ before, title }, index) => {
      return before ? { before, title, href: `${page}#${caseStudyId(index)}` } : [];
    }),
  );
}

interface HomeSectionProps {
  /** The id of the section. */
  name: string;
  href: string;
  texts: { heading: string; kicker?: string; lead?: string; more: string };
  /** The classes of its list of cards. */
  look: string;
  children: ReactNode;
}

function HomeSection({ name, href, texts, look, children }: HomeSectionProps) {
  const id = `${name}-heading`;
  return (
    <section id={name} aria-labelledby={id} className="section-gap">
      <div className="page-width">
        <SectionHeading id={id} {...texts} link={{ label: texts.more, href }} />
        <ul className={look}>{children}</ul>
      </div>
    </section>
  );
}

type CapabilityCardProps = { service: string; description: string; index: number };

/** The first card is featured: it spans two columns and has the larger picture (product 5.9). */
function CapabilityCard({ service, description, index }: CapabilityCardProps) {
  const isFeatured = index === 0;
  const item = itemById(content().capabilities, service);
  return (
    <li>
      <Reveal delay={STAGGER * index} from={isFeatured ? "start" : "below"} className="h-full">
        <Card
          card={topicCard(item, href("services/detail", item), isFeatured ? FEATURED : TILE)}
          index={index}
          headingClass={isFeatured ? "text-h3" : "text-h4"}
        >
          <p className="mt-2 max-w-[58ch] text-ink-2">{description}</p>
        </Card>
      </Reveal>
    </li>
  );
}

function IndustryCard({ id, index }: { id: string; index: number }) {
  const { title, picture } = itemById(content().industries, id);
  return (
    <li data-card className="col-span-4">
      <Reveal
        delay={STAGGER * index}
        className="group relative flex flex-wrap items-center gap-5 ruled pt-6 md:max-lg:flex-col md:max-lg:items-start"
      >
        <div className="size-28 shrink-0">
          <Picture picture={pictureOf(picture, id, "round")} className="h-full rounded-pill zoom" />
        </div>
        <h3 className="min-w-0 flex-[1_1_9rem] text-h4 md:max-lg:flex-none">
          <span className="block text-caption font-normal tracking-normal text-ink-3 tabular">
            {cardNumber(index)}
          </span>
          <SiteLink href={href("industries/detail", { id })} className="card-link">
            {title}
          </SiteLink>
        </h3>
      </Reveal>
    </li>
  );
}
