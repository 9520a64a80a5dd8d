import { content } from "#app/content/content.ts";
import { insightCard, topicCard } from "#app/pages/cards.ts";

/** Cards of each teaser (specification, section 1). */
const TEASER_CARDS = 3;

/** The hero of `/`; `/hero-preview` shows the other one (decision 2). */
export const LIVE_HERO: "rotating" | "growth" = "rotating";

/** What either home page shows. */
export function homeData() {
  const { pages, site, capabilities, industries } = content();
  const { home } = pages;
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
