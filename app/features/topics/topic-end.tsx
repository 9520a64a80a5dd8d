import { quoted } from "#app/base/quotation-marks.ts";
import { COLUMN } from "#app/features/artwork/picture-formats.ts";
import { portraitOf } from "#app/features/artwork/pictures.ts";
import { insightCard } from "#app/features/insights/insight-card.ts";
import { insightIndex } from "#app/features/insights/insights.ts";
import { content, type Insight } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Card } from "#app/ui/sections/card.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import { CaseStudies } from "./case-studies.tsx";
import type { topicWords } from "./interface-words.ts";
import type { Topic } from "./topics.ts";

export interface TopicEndProps {
  topic: Topic;
  /** A short text above the heading of the case studies. */
  caseStudiesKicker?: string;
  /** The addresses of the page of the topic's leader and of the form for a message to the leader. */
  leaderHrefs: LeaderHrefs | undefined;
  /** The address of the page of a related insight. */
  insightHref: (insight: Insight) => string;
  /** A call to action beside the related insights. */
  action?: { label: string; href: string };
  /** The link to the next topic. */
  next?: NextTopicProps | undefined;
}

interface LeaderHrefs {
  page: string;
  write: string;
}

/** The end of the page of a service or an industry: its case studies, its leader, related insights, the next topic. */
export function TopicEnd(props: TopicEndProps) {
  const { topic, caseStudiesKicker, leaderHrefs, insightHref, action, next } = props;
  const related = (topic.related ?? []).flatMap((id) => insightIndex().byId.get(id) ?? []);
  return (
    <>
      <CaseStudies kicker={caseStudiesKicker} studies={topic.caseStudies} />
      <div className="page-width section-gap print:hidden">
        <div className="page-grid gap-y-12 ruled pt-6 not-has-[h2,a]:hidden">
          <div className="col-span-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-8 empty:hidden md:max-lg:col-span-12 lg:flex-col lg:items-start lg:justify-start">
            {topic.leader && leaderHrefs && <TopicLeader id={topic.leader} hrefs={leaderHrefs} />}
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

/** The partner who answers: portrait, sentence, and the way to write. */
function TopicLeader({ id, hrefs }: { id: string; hrefs: LeaderHrefs }) {
  const words = useWords<typeof topicWords>("topics");
  const leader = itemById(content().leaders, id);
  return (
    <section aria-labelledby="leader">
      <h2 id="leader" className="text-h3">
        {words.leader}
      </h2>
      <div className="mt-8 flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="w-34 shrink-0 lg:w-40">
          <Picture
            picture={portraitOf(leader, { isDecorative: true })}
            className="aspect-3/4 rounded-picture"
          />
        </div>
        <div className="min-w-0 flex-[1_1_9rem]">
          <h3 className="text-h5">
            <SiteLink href={hrefs.page} className="hover:text-blue">
              {leader.name}
            </SiteLink>
          </h3>
          <p className="mt-1 text-caption text-ink-2">{leader.title}</p>
          {leader.quote && (
            <blockquote className="mt-4 text-balance">
              {quoted(leader.quote, content().language.tag)}
            </blockquote>
          )}
          <p className="mt-3 print:hidden">
            <SiteLink href={hrefs.write} className="text-link font-medium">
              {fill(words.writeTo, { name: leader.name })}
            </SiteLink>
          </p>
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
