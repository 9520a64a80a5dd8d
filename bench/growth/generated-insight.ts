import { FAMILIES } from "#app/artwork/draw-picture.ts";
import type { InsightType } from "#app/content/content.ts";
import { CATEGORIES, type InsightFrontMatter } from "#app/content/schemas/texts.ts";
import { type Random, seededRandom } from "#app/artwork/random.ts";
import { slugOf } from "#app/lib/slug.ts";
import { nextWord, ownWord } from "./invented-words.ts";

/** An insight that stands for a real one in a measurement. */
export interface GeneratedInsight {
  type: InsightType;
  fields: InsightFrontMatter;
  /** Markdown of some 700 words. */
  body: string;
}

const SECTIONS = 5;
const PARAGRAPHS = 3;
const WORDS_OF_PARAGRAPH = 42;
const PER_DAY = 2;
const DAY = 24 * 3_600_000;
/** What comes before the first generated insight is the authors'. */
const NEWEST = Date.UTC(2024, 11, 31);

/**
 * One of any number of different insights. The same index gives the same insight, however many there are.
 *
 * @param index from 0 (the newest) up
 * @param authors ids of leaders
 */
export function generatedInsight(index: number, authors: readonly string[]): GeneratedInsight {
  const random = seededRandom(`generated insight ${index}`);
  // Its first word is its own, so that no two titles are alike.
  const title = sentenceCase(`${ownWord(index)} ${words(4, random)}`);
  return {
    type: index % 2 === 0 ? "article" : "blog",
    fields: {
      id: slugOf(title),
      title,
      category: CATEGORIES[index % CATEGORIES.length] ?? CATEGORIES[0],
      date: dayOf(index),
      author: random.pick(authors),
      snippet: sentence(22, random).slice(0, 200).trim(),
      description: sentence(16, random).slice(0, 150).trim(),
      picture: { family: FAMILIES[index % FAMILIES.length] ?? FAMILIES[0] },
    },
    body: Array.from({ length: SECTIONS }, (_, number) => section(number, random)).join("\n\n"),
  };
}

/** The file of an insight as an author would write it. */
export function markdownFile({ fields, body }: GeneratedInsight): string {
  // Every JSON is YAML.
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ["---", ...lines, "---", "", body, ""].join("\n");
}

function dayOf(index: number): string {
  return new Date(NEWEST - Math.floor(index / PER_DAY) * DAY).toISOString().slice(0, 10);
}

function section(number: number, random: Random): string {
  const paragraphs = Array.from({ length: PARAGRAPHS }, () => paragraph(random));
  if (number === 1) paragraphs.splice(1, 0, `> ${sentence(12, random)}`);
  if (number === 2) paragraphs.splice(1, 0, list(random));
  return [`## ${sentenceCase(words(4, random))}`, ...paragraphs].join("\n\n");
}

function paragraph(random: Random): string {
  const sentences: string[] = [];
  for (let left = WORDS_OF_PARAGRAPH; left > 0; left -= 14) sentences.push(sentence(14, random));
  return sentences.join(" ");
}

function list(random: Random): string {
  return Array.from({ length: 3 }, () => `- **${words(2, random)}.** ${sentence(8, random)}`).join(
    "\n",
  );
}

function sentence(count: number, random: Random): string {
  return `${sentenceCase(words(count, random))}.`;
}

function words(count: number, random: Random): string {
  return Array.from({ length: count }, () => nextWord(random)).join(" ");
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
