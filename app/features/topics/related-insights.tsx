import { COLUMN } from "#app/features/artwork/picture-formats.ts";
import { insightCard } from "#app/features/insights/insight-card.ts";
import { insightIndex } from "#app/features/insights/insights.ts";
import type { Insight } from "#app/model/content.ts";
import { Card } from "#app/ui/sections/card.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { topicWords } from "./interface-words.ts";
import type { Topic } from "./topics.ts";

export interface RelatedInsightsProps {
  topic: Topic;
  /** The address of the page of an insight. */
  hrefOf: (insight: Insight) => string;
}

/** The published insights that are worth reading with a topic. Nothing if there are none. */
export function RelatedInsights({ topic, hrefOf }: RelatedInsightsProps) {
  const words = useWords<typeof topicWords>("topics");
  const insights = (topic.related ?? []).flatMap((id) => insightIndex().byId.get(id) ?? []);
  if (insights.length === 0) return null;
  return (
    <section aria-labelledby="related" className="col-span-4 md:max-lg:col-span-12 lg:col-span-8">
      <h2 id="related" className="text-h3">
        {words.related}
      </h2>
      <ul className="mt-8 grid gap-x-(--column-gap) gap-y-10 sm:grid-cols-2">
        {insights.map((insight) => (
          <li key={insight.id}>
            <Card card={insightCard(insight, hrefOf(insight), { sizes: COLUMN })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
