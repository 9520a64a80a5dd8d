import { insightListsContent } from "#app/features/insights/content.ts";
import { content } from "#app/model/content.ts";
import { aboutContent } from "#app/routes/about/content.ts";
import { homeContent } from "#app/routes/home/content.ts";

/** Something that is counted or read in the content, and what docs/product.md promises of it. */
export interface ShippedFact {
  found: unknown;
  promised: unknown;
}

/**
 * Reads from the content what docs/product.md says of the content that ships (product 1.8 and section 18).
 *
 * @returns the facts by their names
 * @throws ContentError when the content has a fault
 */
export function readShippedFacts(): Readonly<Record<string, ShippedFact>> {
  const shipped = content();
  const home = homeContent();
  const about = aboutContent();
  const { brochure, deck, industries, insights, leaders, positions, site } = shipped;
  const slideTypes = deck.slides.map(({ type }) => type);
  const insightTypes = insights.map(({ type }) => type);
  // All that the site says, but for what it marks as illustrative.
  const words = JSON.stringify([shipped, home, about], (_, value) =>
    value?.illustrative ? undefined : value,
  );
  const figures = new Set(words.match(/\d[\d,.]*(?:%|x\b|\+)/g));
  return {
    "messages of the hero": { found: home.heroMessages.length, promised: 5 },
    "featured capabilities": { found: home.capabilities.cards.length, promised: 3 },
    "featured industries": { found: home.industries.cards.length, promised: 3 },
    values: {
      found: about.values.items.map(({ title }) => title),
      promised: [
        "Clarity",
        "Credibility",
        "Relevance",
        "Repositioning",
        "Alignment",
        "Stewardship",
      ],
    },
    articles: { found: count(insightTypes, "article"), promised: 6 },
    blogs: { found: count(insightTypes, "blog"), promised: 7 },
    "lists of insights": { found: insightListsContent().lists.length, promised: 7 },
    categories: {
      found: site.categories,
      promised: [
        "Technology",
        "Strategy",
        "People & Culture",
        "Sustainability",
        "Operations",
        "Legal & Compliance",
        "Leadership",
      ],
    },
    "growth services": {
      found: idsOf(shipped.growthServices),
      promised: [
        "360°-business-growth",
        "strategic-marketing-communication",
        "performance-optimization",
        "m&a-growth-support",
        "business-consulting",
        "ai-powered-enablement",
      ],
    },
    capabilities: {
      found: idsOf(shipped.capabilities),
      promised: [
        "strategy-innovation",
        "digital-transformation",
        "operations-excellence",
        "risk-management",
        "sustainability",
        "ma-advisory",
      ],
    },
    industries: {
      found: idsOf(industries),
      promised: [
        "financial-services",
        "healthcare",
        "technology",
        "consumer-goods",
        "energy-resources",
        "manufacturing",
      ],
    },
    "lists of every industry": {
      found: industries.map(countLists),
      promised: industries.map(() => ({
        focus: 4,
        challenges: 5,
        solutions: 5,
        trends: 5,
        caseStudies: 2,
      })),
    },
    partners: { found: leaders.length, promised: 4 },
    positions: {
      found: positions.map(({ title, location, type }) => `${title}, ${location}, ${type}`),
      promised: [
        "Business Development Specialist, San Francisco, CA, Full-time",
        "Market Research Consultant, Bangalore, India, Full-time",
        "Inside Sales Consultant, Bangalore, India, Full-time",
        "Economist, London, UK, Full-time",
      ],
    },
    networks: {
      found: site.social.map(({ network }) => network),
      promised: ["facebook", "instagram", "twitter", "linkedin", "quora", "reddit"],
    },
    slides: { found: deck.slides.length, promised: 15 },
    "the deck's last slide": { found: slideTypes.at(-1), promised: "contact" },
    "case studies in the deck": { found: count(slideTypes, "case-study"), promised: 2 },
    "the deck's dates": {
      found: deck.slides.flatMap((slide) => ("date" in slide ? slide.date : [])),
      promised: ["April 2025"],
    },
    "the brochure's year": { found: brochure.cover.year, promised: "2024" },
    "the brochure's services": { found: brochure.services.items.length, promised: 6 },
    "the brochure's industries": { found: brochure.industries.items.length, promised: 4 },
    figures: {
      found: [...figures].sort(),
      promised: ["17%", "25%", "3,200+", "3.2x", "35+", "65+", "83%", "87%", "91%"],
    },
  };
}

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

const count = (words: readonly string[], wanted: string): number =>
  words.filter((word) => word === wanted).length;

type Industry = ReturnType<typeof content>["industries"][number];

const countLists = ({ focus, challenges, solutions, trends, caseStudies }: Industry) => ({
  focus: focus.length,
  challenges: challenges.length,
  solutions: solutions.length,
  trends: trends.length,
  caseStudies: caseStudies.length,
});
