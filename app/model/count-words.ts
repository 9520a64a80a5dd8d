import type { z } from "zod";
import type { Content } from "./content.ts";
import type { ContentProblem } from "./content-problem.ts";
import { type ContentSource, translationIn } from "./content-source.ts";
import { type Leaf, leavesOf } from "./fields/field-leaves.ts";
import { ORIGINAL_TAG } from "./language.ts";
import { numberFinder, type StatesNumber, statesInDigits, wordsFromTwo } from "./number-words.ts";
import { contentFiles, readSource } from "./source-file.ts";

/** Numbers as words in the default language. The index of each word is its number. */
const NUMBER_WORDS: readonly string[] = ["zero", "one", ...wordsFromTwo(ORIGINAL_TAG)];

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
  {
    nouns: "sets of them",
    counts: ({ industries }) => [industries.length],
    file: "content/pages/industries.yaml",
  },
  { nouns: "(?:open )?positions", counts: ({ positions }) => [positions.length] },
  { nouns: "offices|of them have an office", counts: ({ site }) => [site.addresses.length] },
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
 * mean something else, so these are hints and no faults. The nouns of a translation are not known, so its text is named where
 * the original counts rightly, the translation has another number of items, and its text states the original's number. Where
 * the language's words for numbers are not known, every such text is named, unless it has the right number in digits.
 *
 * @param content of the default language, with its translations
 * @param schemas of the files in content/, by their paths
 */
export function staleCounts(
  content: Content,
  schemas: Readonly<Record<string, z.ZodType>>,
): ContentProblem[] {
  const rules = countRules(content);
  const translations = content.translations.map(translationToCount);
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
      const counts = leavesOf(schema, yaml.value).flatMap((leaf) => countsIn(leaf, rulesOfFile));
      const ofTranslations = translations.flatMap((translation) => {
        return problemsOfTranslation(translation, { path, schema }, counts);
      });
      return [...counts.flatMap((count) => problemOf(count, file)), ...ofTranslations];
    }),
  );
}

interface CountRule {
  pattern: RegExp;
  counts: CountedNoun["counts"];
  file: string | undefined;
  /** The counts of the default language. */
  right: readonly number[];
}

function countRules(content: Content): CountRule[] {
  const published = publishedPart(content);
  return COUNTED_NOUNS.map(({ nouns, counts, file }) => {
    const number = `${NUMBER_WORDS.slice(2).join("|")}|\\d{1,2}`;
    // A figure such as 35+ or 4.5 is no count.
    const source = `(?<![\\w.,])(${number}) (?:of (?:our|the) )?(?:${nouns})\\b`;
    return { pattern: new RegExp(source, "gi"), counts, file, right: counts(published) };
  });
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

/** A count that a text of the default language states. */
interface StatedCount {
  field: string;
  /** The text. */
  value: string;
  /** The number with its noun. */
  words: string;
  number: number;
  rule: CountRule;
}

function countsIn({ path: field, value }: Leaf, rules: readonly CountRule[]): StatedCount[] {
  if (typeof value !== "string") return [];
  return rules.flatMap((rule) =>
    Array.from(value.matchAll(rule.pattern), ([words, number = ""]) => {
      return { field, value, words, number: numberOf(number), rule };
    }),
  );
}

function problemOf({ field, value, words, number, rule }: StatedCount, file: string) {
  const { right } = rule;
  if (right.includes(number)) return [];
  const remedy = `“${words}”: the content has ${wordOf(right[0])} today; write that, or words without a number`;
  return [{ file, field, value, remedy }];
}

interface TranslationToCount {
  source: ContentSource;
  /** The content that visitors see. */
  published: Content;
  /** Undefined for a language whose words for numbers are not known. */
  statesNumber: StatesNumber | undefined;
}

function translationToCount(content: Content): TranslationToCount {
  const { language } = content;
  const source = translationIn(language.prefix.slice(1));
  return { source, published: publishedPart(content), statesNumber: numberFinder(language) };
}

/** @param counts what the original of the file states */
function problemsOfTranslation(
  { source, published, statesNumber }: TranslationToCount,
  { path, schema }: { path: string; schema: z.ZodType },
  counts: readonly StatedCount[],
): ContentProblem[] {
  if (counts.length === 0 || !source.has(path)) return [];
  const { file, yaml } = source.read(path, []);
  const texts = new Map(leavesOf(schema, yaml.value).map((leaf) => [leaf.path, leaf.value]));
  return counts.flatMap(({ field, value: original, words, number, rule }) => {
    const meant = rule.right.indexOf(number);
    const count = rule.counts(published)[meant];
    const value = texts.get(field);
    const isSame = count === undefined || count === number;
    if (isSame || typeof value !== "string" || statesInDigits(value, count)) return [];
    // A text that is not translated states the number in the words of the original.
    const isTrue = statesNumber && value !== original && !statesNumber(value, number);
    if (isTrue) return [];
    const advice = statesNumber ? "write that, or words without a number" : "write that in digits";
    const remedy = `the original counts here (“${words}”), and this language has ${wordOf(count)}: ${advice}`;
    return [{ file, field, value, remedy }];
  });
}

function wordOf(number = 0): string {
  return NUMBER_WORDS[number] ?? String(number);
}

/** The number that a word or digits state. */
function numberOf(word: string): number {
  const index = NUMBER_WORDS.indexOf(word.toLowerCase());
  return index >= 0 ? index : Number(word);
}
