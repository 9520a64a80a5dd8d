import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A number or a list of the content, and what docs/product.md promises of it. */
export interface ShippedFact {
  found: unknown;
  promised: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: the fields are read as they stand in the file, without a schema
type Fields = any;

/** The titles of the sections of a case study in the deck (product 17.11). */
const CASE_STUDY_SECTIONS = ["Challenge", "Solution", "Results", "Testimonial"];

/**
 * Reads the facts of the content about which docs/product.md promises something (product 1.8 and section 18). It reads the
 * files without the program, so that it does not depend on the program.
 *
 * @param folder such as `content`
 * @returns the facts by their names
 */
export function readShippedFacts(folder: string): Readonly<Record<string, ShippedFact>> {
  const readItems = (pattern: string) => readFiles(folder, pattern).map(fieldsOf);
  const readFile = (path: string) => readItems(path)[0];
  const inOrder = (pattern: string): Fields[] =>
    readItems(pattern).sort((a, b) => a.order - b.order);
  const home = readFile("pages/home.yaml");
  const about = readFile("pages/about.yaml");
  const site = readFile("site.yaml");
  const deck = readFile("deck/deck.yaml");
  const brochure = readFile("brochure/brochure.yaml");
  const lists = readFile("pages/insight-lists.yaml");
  const industries = inOrder("industries/*.yaml");
  const slideTypes = deck.slides.map(({ type }: Fields) => type);
  return {
    "messages of the hero": { found: home.heroMessages.length, promised: 5 },
    "featured capabilities": { found: home.capabilities.cards.length, promised: 3 },
    "featured industries": { found: home.industries.cards.length, promised: 3 },
    values: {
      found: about.values.items.map(({ title }: Fields) => title),
      promised: [
        "Clarity",
        "Credibility",
        "Relevance",
        "Repositioning",
        "Alignment",
        "Stewardship",
      ],
    },
    articles: { found: readItems("insights/articles/*.md").length, promised: 6 },
    blogs: { found: readItems("insights/blogs/*.md").length, promised: 7 },
    "lists of insights": { found: lists.lists.length, promised: 7 },
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
      found: idsOf(inOrder("services/growth/*.yaml")),
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
      found: idsOf(inOrder("services/capabilities/*.yaml")),
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
    partners: { found: readItems("leaders/*.yaml").length, promised: 4 },
    positions: {
      found: inOrder("positions/*.yaml").map(
        ({ title, location, type }: Fields) => `${title}, ${location}, ${type}`,
      ),
      promised: [
        "Business Development Specialist, San Francisco, CA, Full-time",
        "Market Research Consultant, Bangalore, India, Full-time",
        "Inside Sales Consultant, Bangalore, India, Full-time",
        "Economist, London, UK, Full-time",
      ],
    },
    networks: {
      found: site.social.map(({ network }: Fields) => network),
      promised: ["facebook", "instagram", "twitter", "linkedin", "quora", "reddit"],
    },
    slides: { found: deck.slides.length, promised: 15 },
    "the deck's last slide": { found: slideTypes.at(-1), promised: "contact" },
    "case studies in the deck": { found: count(slideTypes, "case-study"), promised: 2 },
    "sections of the case studies in the deck": {
      found: deck.slides.flatMap(({ sections = [] }: Fields) => {
        return sections.map(({ title }: Fields) => title);
      }),
      promised: [...CASE_STUDY_SECTIONS, ...CASE_STUDY_SECTIONS],
    },
    "the deck's dates": {
      found: deck.slides.flatMap(({ date }: Fields) => date ?? []),
      promised: ["April 2025"],
    },
    "the brochure's year": { found: brochure.cover.year, promised: "2024" },
    "the brochure's services": { found: brochure.services.items.length, promised: 6 },
    "the brochure's industries": { found: brochure.industries.items.length, promised: 4 },
    figures: {
      found: figuresOf(folder),
      promised: ["17%", "25%", "3,200+", "3.2x", "35+", "65+", "83%", "87%", "91%"],
    },
  };
}

const idsOf = (items: readonly Fields[]): string[] => items.map(({ id }) => id);

const count = (words: readonly string[], wanted: string): number =>
  words.filter((word) => word === wanted).length;

const countLists = ({ focus, challenges, solutions, trends, caseStudies }: Fields) => ({
  focus: focus.length,
  challenges: challenges.length,
  solutions: solutions.length,
  trends: trends.length,
  caseStudies: caseStudies.length,
});

/** The figures that the content claims. Figures that are marked as illustrative do not count. */
function figuresOf(folder: string): string[] {
  const words = readFiles(folder, "{*,*/*,*/*/*}.{yaml,md}").map((text) => {
    const [, body = ""] = text.split(/^---\n[\s\S]*?^---$/m);
    const claims = JSON.stringify(fieldsOf(text), (_, value) =>
      value?.illustrative ? undefined : value,
    );
    return claims + body;
  });
  return [...new Set(words.join("\n").match(/\d[\d,.]*(?:%|x\b|\+)/g))].sort();
}

const readFiles = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder }).map((path) => readFileSync(join(folder, path), "utf8"));

/** The fields of a file: the whole YAML file, or the part of a Markdown file between the first two lines `---`. */
function fieldsOf(text: string): Fields {
  const [, front = text] = /^---\n([\s\S]*?)^---$/m.exec(text) ?? [];
  return parse(front);
}
