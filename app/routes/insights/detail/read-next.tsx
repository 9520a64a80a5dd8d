import { COLUMN } from "#app/features/artwork/picture-formats.ts";
import { insightCard } from "#app/features/insights/insight-card.ts";
import { content, type Insight } from "#app/model/content.ts";
import { Card } from "#app/ui/sections/card.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { insightWords } from "../interface-words.ts";
import { insightHref } from "./insight-href.ts";

/** The most related items (product 8.8). */
const RELATED_ITEMS = 3;
/** The most characters of a related item's snippet, ellipsis included (product 8.9). */
const RELATED_SNIPPET_LENGTH = 100;

export interface ReadNextProps {
  insight: Insight;
}

/** The insights to read after an insight. Nothing is shown if there is no other insight. */
export function ReadNext({ insight }: ReadNextProps) {
  const { readNext } = useWords<typeof insightWords>("insight");
  const related = relatedInsights(insight, content().insights);
  if (related.length === 0) return null;
  const cards = related.map((item) => {
    const description = shorten(item.snippet, RELATED_SNIPPET_LENGTH);
    return { ...insightCard(item, insightHref(item), { sizes: COLUMN }), description };
  });
  return (
    <section
      aria-labelledby="related-heading"
      className="page-width section-gap mt-10 print:hidden"
    >
      <h2 id="related-heading" className="ruled pt-6 text-h3">
        {readNext}
      </h2>
      <ul className="page-grid mt-8 gap-y-10">
        {cards.map((card) => (
          <li key={card.href} className="col-span-4">
            <Card card={card} isDetailed />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Related insights: those of the same category first, then the others, each newest first (product 8.8). */
export function relatedInsights(
  { id, category }: Insight,
  insights: readonly Insight[],
): Insight[] {
  // Iterators stop at the items that are needed: a site may have thousands of insights.
  const sameCategory = insights.values().filter((other) => {
    return other.id !== id && other.category === category;
  });
  const otherCategories = insights.values().filter((other) => other.category !== category);
  const related = [...sameCategory.take(RELATED_ITEMS), ...otherCategories.take(RELATED_ITEMS)];
  return related.slice(0, RELATED_ITEMS);
}

/** Cuts a text at the end of a word, so that it has at most `length` characters, ellipsis included. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\s.,;:–—-]*\s\S*$/u, "")}…`;
}
