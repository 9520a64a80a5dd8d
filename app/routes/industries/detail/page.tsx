import { PullFigure } from "#app/features/topics/pull-figure.tsx";
import { TopicEnd } from "#app/features/topics/topic-end.tsx";
import { topicAfter } from "#app/features/topics/topics.ts";
import { content } from "#app/model/content.ts";
import { groundOf } from "#app/model/fields/picture-fields.ts";
import { href } from "#app/routes/href.ts";
import { insightHref } from "#app/routes/insights/detail/insight-href.ts";
import { leaderHrefs } from "#app/routes/leadership/leader-hrefs.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { ClosingCall } from "#app/ui/sections/closing-call.tsx";
import { FacingLists } from "#app/ui/sections/facing-lists.tsx";
import { TextBand } from "#app/ui/sections/text-band.tsx";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { industryWords } from "../interface-words.ts";
import { wantedServices } from "./anchors.ts";

/** An industry (product 7.2). */
export function Page({ item: industry }: PageProps<"industries/detail">) {
  const words = useWords<typeof industryWords>("industries");
  const services = wantedServices(industry).map((service) => {
    return { href: href("services/detail", service), label: service.title };
  });
  const [first, ...rest] = industry.intro.split(/(?<=[.?!])\s+/);
  // "Name: description" (product 17.6).
  const solutions = industry.solutions.map((solution) => {
    const [, title = "", text = ""] = /^([^:]+): (.+)/s.exec(solution) ?? [];
    return { title, text };
  });
  const { leader } = industry;
  const next = topicAfter(industry, content().industries);
  return (
    <>
      <div className="page-width page-grid gap-y-6 py-12 md:py-20">
        <p className="contents">
          <span className="col-span-4 text-h3 font-semibold text-balance md:col-span-12 lg:col-span-6">
            {first}{" "}
          </span>
          <span className="col-span-4 max-w-[37.5rem] text-lead text-ink-2 md:col-span-12 lg:col-span-6 lg:row-span-2">
            {rest.join(" ")}
          </span>
        </p>
        <div className="col-span-4 empty:hidden md:col-span-12 lg:col-span-6">
          <PullFigure studies={industry.caseStudies} />
        </div>
      </div>
      <div className="focus-band" data-ground={groundOf(industry.picture)}>
        <TextRows id="focus" heading={words.focus} lines={industry.focus} />
      </div>
      <FacingLists
        lists={[
          { id: "challenges", heading: words.challenges, items: industry.challenges },
          { id: "solutions", heading: words.solutions, items: solutions },
        ]}
      />
      <div className="expertise-band on-dark text-white">
        <TextRows id="expertise" heading={words.expertise} text={industry.expertise} />
      </div>
      {services.length > 0 && <TextRows id="services" heading={words.services} links={services} />}
      <TextBand id="trends" heading={words.trends} items={industry.trends} />
      <TopicEnd
        topic={industry}
        caseStudiesKicker={words.caseStudiesKicker}
        leaderHrefs={leader ? leaderHrefs(leader) : undefined}
        insightHref={insightHref}
        action={{
          label: fill(words.connect, { industry: industry.title }),
          href: href("contact"),
        }}
        next={
          next && {
            label: words.next,
            title: next.title,
            href: href("industries/detail", next),
          }
        }
      />
      <ClosingCall heading={words.closing}>
        <SiteLink href={href("contact")} className="button">
          {words.contact}
        </SiteLink>
      </ClosingCall>
    </>
  );
}
