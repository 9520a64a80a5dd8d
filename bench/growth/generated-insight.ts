import { FAMILIES } from "#app/artwork/draw-picture.ts";
import { type Random, seededRandom } from "#app/artwork/random.ts";
import { CATEGORIES, type InsightFrontMatter } from "#app/content/schemas/texts.ts";
import { slugOf } from "#app/lib/slug.ts";
import { nextWord, ownWord } from "./invented-words.ts";

const SECTIONS = 5;
const PARAGRAPHS = 3;
const PER_DAY = 2;
const DAY = 24 * 3_600_000;
/** What comes before the first generated insight is the authors'. */
const NEWEST = Date.UTC(2024, 11, 31);

/**
 * The file of an insight that stands for a real one in a measurement: some 700 invented words, in all categories, two a
 * day backwards. The same index gives the same insight, however many there are.
 *
 * @param index from 0 (the newest) up
 * @param authors ids of leaders
 * @returns the path below content/insights and the content, as an author would write it
 */
export function generatedInsight(
  index: number,
  authors: readonly string[],
): { path: string; content: string } {
  const random = seededRandom(`generated insight ${index}`);
  // Its first word is its own, so that no two titles are alike.
  const title = sentenceCase(`${ownWord(index)} ${words(4, random)}`);
  const fields: InsightFrontMatter = {
    id: slugOf(title),
    title,
    category: CATEGORIES[index % CATEGORIES.length] ?? CATEGORIES[0],
    date: new Date(NEWEST - Math.floor(index / PER_DAY) * DAY).toISOString().slice(0, 10),
    author: random.pick(authors),
    snippet: sentence(22, random).slice(0, 200).trim(),
    description: sentence(16, random).slice(0, 150).trim(),
    picture: { family: FAMILIES[index % FAMILIES.length] ?? FAMILIES[0] },
  };
  const body = Array.from({ length: SECTIONS }, (_, number) => section(number, random));
  // Every JSON is YAML.
  const content = ["---", JSON.stringify(fields), "---", "", ...body, ""].join("\n");
  return { path: `${index % 2 === 0 ? "articles" : "blogs"}/${fields.id}.md`, content };
}

function section(number: number, random: Random): string {
  const paragraphs = Array.from({ length: PARAGRAPHS }, () =>
    Array.from({ length: 3 }, () => sentence(14, random)).join(" "),
  );
  if (number === 1) paragraphs.splice(1, 0, `> ${sentence(12, random)}`);
  const item = () => `- **${words(2, random)}.** ${sentence(8, random)}`;
  if (number === 2) paragraphs.splice(1, 0, [item(), item(), item()].join("\n"));
  return [`## ${sentenceCase(words(4, random))}`, ...paragraphs, ""].join("\n\n");
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
