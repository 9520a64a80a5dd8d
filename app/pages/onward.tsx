import { content } from "#app/content/content.ts";
import { insightIndex } from "#app/content/insights.ts";
import { COLUMN, portraitOf } from "#app/content/pictures.ts";
import type { Leader } from "#app/content/schemas/people.ts";
import { byId } from "#app/lib/by-id.ts";
import { insightCard } from "#app/pages/cards.ts";
import { InsightCard } from "#app/sections/insight-card.tsx";
import { CardTitle } from "#app/ui/card-title.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

interface Topic {
  id: string;
  title: string;
  leader?: string | undefined;
  related?: string[] | undefined;
}

export interface OnwardProps<Item extends Topic> {
  topic: Item;
  /** All of its kind, in their order. */
  topics: readonly Item[];
  folder: "/services" | "/industries";
}

/** Where to go from a service or an industry: to who leads it, to what they wrote, to the next one. */
export function Onward<Item extends Topic>({ topic, topics, folder }: OnwardProps<Item>) {
  const next = topics[(topics.indexOf(topic) + 1) % topics.length] ?? topic;
  const related = (topic.related ?? []).flatMap((id) => insightIndex().byId.get(id) ?? []);
  const isService = folder === "/services";
  return (
    <div className="page-width section-gap print:hidden">
      <div className="page-grid gap-y-12 ruled pt-6 not-has-[h2,a]:hidden">
        <div className="col-span-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-8 empty:hidden md:max-lg:col-span-12 lg:flex-col lg:items-start lg:justify-start">
          {topic.leader && <LedBy leader={byId(content().leaders, topic.leader)} />}
          {isService && (
            <SiteLink href="/contact" className="button">
              {`Connect with our ${topic.title} experts`}
            </SiteLink>
          )}
        </div>
        {related.length > 0 && (
          <section
            aria-labelledby="related"
            className="col-span-4 md:max-lg:col-span-12 lg:col-span-8"
          >
            <h2 id="related" className="text-h4">
              Read with it
            </h2>
            <ul className="mt-8 grid gap-x-(--column-gap) gap-y-10 sm:grid-cols-2">
              {related.map((insight) => (
                <li key={insight.id}>
                  <InsightCard card={insightCard(insight, { sizes: COLUMN })} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {next !== topic && (
        <p className="-mb-6 mt-12 border-t border-rule md:mt-16">
          <SiteLink
            href={encodeURI(`${folder}/${next.id}`)}
            className="flex items-center justify-between gap-6 py-6 hover:text-blue"
          >
            <span>
              <span className="block text-caption text-ink-3">
                {isService ? "Next service" : "Next industry"}
              </span>
              <span className="block text-h3 font-semibold">{next.title}</span>
            </span>
            <Icon name="arrow-right" size={24} />
          </SiteLink>
        </p>
      )}
    </div>
  );
}

function LedBy({ leader }: { leader: Leader }) {
  const { id, name, title } = leader;
  return (
    <section aria-labelledby="leader">
      <h2 id="leader" className="text-h4">
        Who leads this
      </h2>
      <div className="relative mt-8 flex items-end gap-5">
        <div className="w-34 shrink-0 lg:w-40">
          <Picture picture={portraitOf(leader, true)} className="aspect-3/4 rounded-picture" />
        </div>
        <div>
          <CardTitle title={name} href={`/leadership#${id}`} className="text-h5" />
          <p className="mt-1 text-caption text-ink-2">{title}</p>
        </div>
      </div>
    </section>
  );
}
