import { CaseStudies } from "#app/features/topics/case-studies.tsx";
import { RelatedInsights } from "#app/features/topics/related-insights.tsx";
import { type LeaderHrefs, TopicLeader } from "#app/features/topics/topic-leader.tsx";
import type { Topic } from "#app/features/topics/topics.ts";
import type { Insight } from "#app/model/content.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export interface TopicEndProps {
  topic: Topic;
  leaderHrefs: LeaderHrefs | undefined;
  /** The address of the page of a related insight. */
  insightHref: (insight: Insight) => string;
  /** A call to action beside the related insights. */
  action?: { label: string; href: string };
  /** The link to the next topic. */
  next?: NextTopicProps | undefined;
}

/** The end of the page of a service: its case studies, its leader, related insights, the next topic. */
export function TopicEnd(props: TopicEndProps) {
  const { topic, leaderHrefs, insightHref, action, next } = props;
  return (
    <>
      <CaseStudies studies={topic.caseStudies} />
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
          <RelatedInsights topic={topic} hrefOf={insightHref} />
        </div>
        {next && <NextTopic {...next} />}
      </div>
    </>
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
