import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { figure, meta, text } from "#app/content/schemas/shared.ts";
import { insightCard, topicCard } from "#app/pages/cards.ts";

/** Cards of each teaser (specification, section 1). */
const TEASER_CARDS = 3;

/** The hero of `/`; `/hero-preview` shows the other one (decision 2). */
export const LIVE_HERO: "rotating" | "growth" = "rotating";

/** content/pages/home.yaml */
export const homeContent = pageContent(
  "home",
  z.strictObject({
    meta,
    /** Five messages (specification, section 1); the circles take an arrangement for each, in this order. */
    heroMessages: z.array(z.strictObject({ headline: text.max(60), subtitle: text })).length(5),
    growthHero: z.strictObject({
      meta,
      label: text,
      heading: text,
      intro: text,
      circles: z.strictObject({ blue: text, red: text, yellow: text, center: text }),
    }),
    capabilities: z.strictObject({
      heading: text,
      lead: text,
      /** Ids of content/services/capabilities/; the first is featured. */
      cards: z.array(z.strictObject({ service: text, description: text })).length(3),
    }),
    claims: z.strictObject({ heading: text, figures: z.array(figure).length(3) }),
    /** `cards` holds ids of content/industries/. */
    industries: z.strictObject({ heading: text, lead: text, cards: z.array(text).length(3) }),
    blogs: z.strictObject({ kicker: text, heading: text, more: text }),
    articles: z.strictObject({ kicker: text, heading: text, more: text }),
  }),
  ({ capabilities, industries }, all, report) => {
    const services = all.capabilities.map(({ id }) => id);
    capabilities.cards.forEach(({ service }, index) => {
      const field = `capabilities.cards[${index}].service`;
      report(field, service, services, "content/services/capabilities/");
    });
    const known = all.industries.map(({ id }) => id);
    industries.cards.forEach((id, index) => {
      report(`industries.cards[${index}]`, id, known, "content/industries/");
    });
  },
);

/** What either home page shows. */
export function homeData() {
  const { site, capabilities, industries } = content();
  const home = homeContent();
  return {
    heroes: {
      rotating: { messages: home.heroMessages, phone: site.phone },
      growth: home.growthHero,
    },
    sections: {
      capabilities: {
        ...home.capabilities,
        cards: home.capabilities.cards.map(({ service, description }, index) => ({
          ...topicCard(byId(capabilities, service), "/services", index === 0 ? "wide" : "card"),
          description,
        })),
      },
      claims: home.claims,
      industries: {
        ...home.industries,
        cards: home.industries.cards.map((id) =>
          topicCard(byId(industries, id), "/industries", "square"),
        ),
      },
      blogs: { ...home.blogs, cards: teaser("blog") },
      articles: { ...home.articles, cards: teaser("article") },
    },
  };
}

export type HomeData = ReturnType<typeof homeData>;

/** The item with an id that the content checks have found to exist. */
function byId<T extends { id: string }>(items: readonly T[], id: string): T {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new RangeError(`No item ${id}`);
  return item;
}

function teaser(type: "article" | "blog") {
  return content()
    .insights.filter((insight) => insight.type === type)
    .slice(0, TEASER_CARDS)
    .map((insight) => insightCard(insight, "/insights"));
}
