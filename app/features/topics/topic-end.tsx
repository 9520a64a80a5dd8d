import { COLUMN, portraitOf } from "#app/features/artwork/pictures.ts";
import { insightCard } from "#app/features/insights/insight-card.ts";
import { insightIndex } from "#app/features/insights/insights.ts";
import { content, type Insight } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import { CardTitle } from "#app/ui/card-title.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Card } from "#app/ui/sections/card.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useWords } from "#app/words/words-context.tsx";
import { CaseStudies } from "./case-studies.tsx";
import type { topicWords } from "./interface-words.ts";
import type { Topic } from "./topics.ts";

export interface TopicEndProps {
  topic: Topic;
  /** A short text above the heading of the case studies. */
  caseStudiesKicker?: string;
  /** The address of the page of the topic's leader. */
  leaderHref: string | undefined;
  /** The address of the page of a related insight. */
  insightHref: (insight: Insight) => string;
  /** A call to action beside the related insights. */
  action?: { label: string; href: string };
  /** The link to the next topic. */
  next?: NextTopicProps | undefined;
}

/** The end of the page of a service or an industry: its case studies, its leader, related insights, the next topic. */
export function TopicEnd(props: TopicEndProps) {
  const { topic, caseStudiesKicker, leaderHref, insightHref, action, next } = props;
  const related = (topic.related ?? []).flatMap((id) => insightIndex().byId.get(id) ?? []);
  return (
    <>
      <CaseStudies kicker={caseStudiesKicker} studies={topic.caseStudies} />
      <div className="page-width section-gap print:hidden">
        <div className="page-grid gap-y-12 ruled pt-6 not-has-[h2,a]:hidden">
          <div className="col-span-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-8 empty:hidden md:max-lg:col-span-12 lg:flex-col lg:items-start lg:justify-start">
            {topic.leader && leaderHref && <TopicLeader id={topic.leader} href={leaderHref} />}
            {action && (
              <SiteLink href={action.href} className="button">
                {action.label}
              </SiteLink>
            )}
          </div>
          {related.length > 0 && <RelatedInsights insights={related} hrefOf={insightHref} />}
        </div>
        {next && <NextTopic {...next} />}
      </div>
    </>
  );
}

function TopicLeader({ id, href }: { id: string; href: string }) {
  const words = useWords<typeof topicWords>("topics");
  const leader = itemById(content().leaders, id);
  return (
    <section aria-labelledby="leader">
      <h2 id="leader" className="text-h4">
        {words.leader}
      </h2>
      <div data-card className="relative mt-8 flex flex-wrap items-end gap-5">
        <div className="w-34 shrink-0 lg:w-40">
          <Picture picture={portraitOf(leader, true)} className="aspect-3/4 rounded-picture" />
        </div>
        <div className="min-w-0 flex-[1_1_7.5rem]">
          <CardTitle title={leader.name} href={href} className="text-h5" />
          <p className="mt-1 text-caption text-ink-2">{leader.title}</p>
        </div>
      </div>
    </section>
  );
}

interface RelatedInsightsProps {
  insights: readonly Insight[];
  hrefOf: TopicEndProps["insightHref"];
}

function RelatedInsights({ insights, hrefOf }: RelatedInsightsProps) {
  const words = useWords<typeof topicWords>("topics");
  return (
    <section aria-labelledby="related" className="col-span-4 md:max-lg:col-span-12 lg:col-span-8">
      <h2 id="related" className="text-h4">
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

interface NextTopicProps {
  /** What kind of topic follows, for example `Next service`. */
  label: string;
  title: string;
  href: string;
}

function NextTopic({ label, title, href }: NextTopicProps) {
  return (
    <p className="-mb-6 mt-12 border-t border-rule md:mt-16">
      <SiteLink
        href={href}
        className="flex items-center justify-between gap-6 py-6 hover:text-blue"
      >
        <span>
          <span className="block text-caption text-ink-3">{label}</span>
          <span className="block text-h3 font-semibold">{title}</span>
        </span>
        <Icon name="arrow-right" size={24} />
      </SiteLink>
    </p>
  );
}
