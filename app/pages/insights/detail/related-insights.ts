import type { Insight } from "#app/content/content.ts";
import type { InsightIndex } from "#app/content/insights.ts";

/** Related items at most (specification, section 9). */
const RELATED_ITEMS = 3;

/**
 * What to read next: items of the same category first, then others to fill up, each newest first
 * (specification, section 2: Insight detail).
 */
export function relatedInsights(
  { id, category }: Pick<Insight, "id" | "category">,
  { byCategory, lists }: InsightIndex,
): Insight[] {
  const related: Insight[] = [];
  const take = (insights: readonly Insight[], isWanted: (other: Insight) => boolean) => {
    for (const other of insights) {
      if (related.length === RELATED_ITEMS) return;
      if (other.id !== id && isWanted(other)) related.push(other);
    }
  };
  take(byCategory.get(category) ?? [], () => true);
  take(lists.insights ?? [], (other) => other.category !== category);
  return related;
}
