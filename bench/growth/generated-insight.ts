import { stringify } from "yaml";
import { slugOf } from "#app/base/slug.ts";
import { seededRandom } from "#app/features/artwork/random.ts";

const DAY = 24 * 3_600_000;
/** The day of the newest generated insight. */
const NEWEST = Date.UTC(2024, 11, 31);

type Material = Readonly<Record<"authors" | "categories" | "words", readonly string[]>>;

/**
 * The file of a generated insight: about 700 words. The categories take turns, and each day going back has two insights.
 * The same index always gives the same insight.
 *
 * @param index from 0 (the newest) up
 * @param material ids of leaders, categories, and the words of the authored insights, each as often as it occurs
 * @returns the path below content/insights, and the content
 */
export function generatedInsight(index: number, { authors, categories, words }: Material) {
  const random = seededRandom(`generated insight ${index}`);
  const text = (count: number) => Array.from({ length: count }, () => random.pick(words)).join(" ");
  const section = () => [`## ${text(4)}`, `${text(45)}.`, `${text(45)}.`, `${text(45)}.`];
  const title = `Insight ${index} ${text(4)}`.slice(0, 60).trim();
  const fields = {
    title,
    id: slugOf(title),
    category: categories[index % categories.length] ?? "",
    date: new Date(NEWEST - Math.floor(index / 2) * DAY).toISOString().slice(0, 10),
    author: random.pick(authors),
    snippet: text(40).slice(0, 120).trim(),
    description: text(40).slice(0, 120).trim(),
    picture: { family: "tiles" },
  };
  const body = Array.from({ length: 5 }, section).flat().join("\n\n");
  // As the editor writes it.
  const content = `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body}\n`;
  return { path: `${index % 2 === 0 ? "articles" : "blogs"}/${fields.id}.md`, content };
}
