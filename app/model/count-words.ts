import type { z } from "zod";
import type { Content } from "./content.ts";
import type { ContentProblem } from "./content-problem.ts";
import { type Leaf, leavesOf } from "./fields/field-leaves.ts";
import { contentFiles, readSource } from "./source-file.ts";

/** Numbers as words. The index of each word is its number. */
const NUMBER_WORDS: readonly string[] = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
  "twenty",
];

/** Files about the site and the firm as a whole. Insights and services also contain counts, but of other things. */
const FILES = ["site.yaml", "pages/*.yaml", "deck/deck.yaml", "brochure/brochure.yaml"];

interface CountedNoun {
  /** A pattern for the nouns after the number. */
  nouns: string;
  /** The counts that the nouns can mean. A text is right if it states any of them. */
  counts(content: Content): readonly number[];
  /** The only file in which the pattern applies. Left out, it applies in every file. */
  file?: string;
}

const COUNTED_NOUNS: readonly CountedNoun[] = [
  {
    nouns: "(?:senior )?partners|people (?:run|lead|own) the firm",
    counts: ({ partners }) => [partners.length],
  },
  { nouns: "growth services", counts: ({ growthServices }) => [growthServices.length] },
  { nouns: "capabilities", counts: ({ capabilities }) => [capabilities.length] },
  {
    nouns: "disciplines",
    counts: ({ capabilities }) => [capabilities.length],
    file: "content/pages/services.yaml",
  },
  {
    nouns: "services",
    counts({ growthServices, capabilities, brochure }) {
      const ofBoth = growthServices.length + capabilities.length;
      return [ofBoth, growthServices.length, capabilities.length, brochure.services.items.length];
    },
  },
  {
    nouns: "industries|sectors|markets",
    counts: ({ industries, brochure }) => [industries.length, brochure.industries.items.length],
  },
  { nouns: "(?:open )?positions", counts: ({ positions }) => [positions.length] },
  { nouns: "offices", counts: ({ site }) => [site.addresses.length] },
  { nouns: "articles", counts: ({ insights }) => [insightsOfList(insights, "articles")] },
  { nouns: "blogs", counts: ({ insights }) => [insightsOfList(insights, "blogs")] },
  {
    nouns: "slides on",
    counts: ({ deck }) => [deck.slides.length],
    file: "content/deck/deck.yaml",
  },
  {
    nouns: "values|words",
    counts: ({ pages }) => [Object(pages.about).values.items.length],
    file: "content/pages/about.yaml",
  },
];

function insightsOfList(insights: Content["insights"], list: string): number {
  return insights.filter((insight) => insight.list === list).length;
}

/**
 * Texts that state a wrong count of the content in words: "Four people run the firm" when there are five. Prose can
 * mean something else, so these are hints and no faults.
 *
 * @param schemas of the files in content/, by their paths
 */
export function staleCounts(
  content: Content,
  schemas: Readonly<Record<string, z.ZodType>>,
): ContentProblem[] {
  const published = publishedPart(content);
  const rules = COUNTED_NOUNS.map(({ nouns, counts, file }) => {
    const number = `${NUMBER_WORDS.slice(2).join("|")}|\\d{1,2}`;
    // A figure such as 35+ or 4.5 is no count.
    const source = `(?<![\\w.,])(${number}) (?:of (?:our|the) )?(?:${nouns})\\b`;
    return { pattern: new RegExp(source, "gi"), counts: counts(published), file };
  });
  return FILES.flatMap((pattern) =>
    contentFiles(pattern).flatMap((path) => {
      const schema = schemas[path];
      if (!schema) return [];
      const { file, text, yaml } = readSource(path, []);
      // A preview asks at every letter, and most files count nothing.
      const words = text.replace(/\s+/g, " ");
      const rulesOfFile = rules.filter((rule) => {
        const applies = rule.file === undefined || rule.file === file;
        return applies && words.search(rule.pattern) >= 0;
      });
      if (rulesOfFile.length === 0) return [];
      return leavesOf(schema, yaml.value).flatMap((leaf) => problemsOf(leaf, file, rulesOfFile));
    }),
  );
}

/** The content without drafts and items of a later day, which a preview shows, too. Texts do not count those. */
function publishedPart(content: Content): Content {
  const unpublished = new Set(content.unpublished.map(({ file }) => file));
  const published = <Item extends { file: string }>(items: readonly Item[]): Item[] =>
    items.filter(({ file }) => !unpublished.has(file));
  return {
    ...content,
    partners: published(content.partners),
    growthServices: published(content.growthServices),
    capabilities: published(content.capabilities),
    industries: published(content.industries),
    positions: published(content.positions),
    insights: published(content.insights),
  };
}

interface CountRule {
  pattern: RegExp;
  counts: readonly number[];
}

function problemsOf(
  { path: field, value }: Leaf,
  file: string,
  rules: readonly CountRule[],
): ContentProblem[] {
  if (typeof value !== "string") return [];
  return rules.flatMap(({ pattern, counts }) => {
    const wrong = Array.from(value.matchAll(pattern)).filter(([, word]) => {
      return !counts.includes(numberOf(word ?? ""));
    });
    return wrong.map(([words]) => {
      const [right = 0] = counts;
      const remedy = `“${words}”: the content has ${NUMBER_WORDS[right] ?? right} today; write that, or words without a number`;
      return { file, field, value, remedy };
    });
  });
}

/** The number that a word or digits state. */
function numberOf(word: string): number {
  const index = NUMBER_WORDS.indexOf(word.toLowerCase());
  return index >= 0 ? index : Number(word);
}
