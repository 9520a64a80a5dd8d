import { CaseStudies } from "#app/features/topics/case-studies.tsx";
import { PullFigure } from "#app/features/topics/pull-figure.tsx";
import { RelatedInsights } from "#app/features/topics/related-insights.tsx";
import { TopicLeader } from "#app/features/topics/topic-leader.tsx";
import { topicAfter } from "#app/features/topics/topics.ts";
import { content } from "#app/model/content.ts";
import { groundOf } from "#app/model/fields/picture-fields.ts";
import { SOLUTION } from "#app/model/schemas/collections.ts";
import { href } from "#app/routes/href.ts";
import { insightHref } from "#app/routes/insights/detail/insight-href.ts";
import { leaderHrefs } from "#app/routes/leadership/leader-hrefs.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ClosingCall } from "#app/ui/sections/closing-call.tsx";
import { FacingLists } from "#app/ui/sections/facing-lists.tsx";
import { TextBand } from "#app/ui/sections/text-band.tsx";
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
    const [, title = "", text = ""] = SOLUTION.exec(solution) ?? [];
    return { title, text };
  });
  const { leader } = industry;
  const ground = groundOf(industry.picture);
  const next = topicAfter(industry, content().industries);
  return (
    <>
      <div className="page-width page-grid gap-y-6 py-12 md:py-16">
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
      <div className="focus-band" data-ground={ground}>
        <div className="page-width page-grid gap-y-12">
          <section
            aria-labelledby="focus"
            className="col-span-4 ruled pt-6 md:col-span-7 not-last:lg:pe-12"
          >
            <h2 id="focus" className="text-h3">
              {words.focus}
            </h2>
            <ul className="mt-6">
              {industry.focus.map((line) => (
                <li key={line} className="border-t border-rule py-4">
                  {line}
                </li>
              ))}
            </ul>
          </section>
          {services.length > 0 && (
            <section aria-labelledby="services" className="col-span-4 ruled pt-6 md:col-span-5">
              <h2 id="services" className="text-h3">
                {words.services}
              </h2>
              <ul className="mt-6">
                {services.map(({ href, label }) => (
                  <li key={href} className="border-t border-rule">
                    <SiteLink
                      href={href}
                      className="flex items-center justify-between gap-x-6 py-4 hover:text-blue"
                    >
                      {label}
                      <Icon name="arrow-right" />
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      <div className="facing-band" data-ground={ground}>
        <FacingLists
          lists={[
            { id: "challenges", heading: words.challenges, items: industry.challenges },
            { id: "solutions", heading: words.solutions, items: solutions },
          ]}
        />
      </div>
      <CaseStudies kicker={words.caseStudiesKicker} studies={industry.caseStudies} isInRows />
      <div className="page-width section-gap">
        <div className="page-grid gap-y-12 ruled pt-6">
          <section
            aria-labelledby="expertise"
            className="col-span-4 md:col-span-12 lg:col-span-7 lg:pe-6"
          >
            <h2 id="expertise" className="text-h3">
              {words.expertise}
            </h2>
            <p className="expertise-text mt-8">{industry.expertise}</p>
          </section>
          <div className="col-span-4 md:col-span-12 lg:col-span-4 lg:col-start-9">
            {leader && <TopicLeader id={leader} hrefs={leaderHrefs(leader)} />}
            <SiteLink href={href("contact")} className="button not-first:mt-8 print:hidden">
              {fill(words.connect, { industry: industry.title })}
            </SiteLink>
          </div>
        </div>
      </div>
      <TextBand
        id="trends"
        heading={words.trends}
        items={industry.trends}
        arrangement="trends-band"
      />
      <div className="page-width section-gap print:hidden">
        <div className="page-grid gap-y-12 ruled pt-6 not-has-[h2]:hidden">
          <RelatedInsights topic={industry} hrefOf={insightHref} />
          {next && (
            <section aria-labelledby="next-heading" className="col-span-4 md:max-lg:col-span-6">
              <h2 id="next-heading" className="text-h3">
                {words.next}
              </h2>
              <SiteLink
                href={href("industries/detail", next)}
                data-ground={ground}
                className="next-industry mt-8 flex aspect-4/3 flex-col justify-between rounded-picture p-6 hover:text-blue"
              >
                <span className="text-h3 font-semibold">{next.title}</span>
                <Icon name="arrow-right" size={24} />
              </SiteLink>
            </section>
          )}
        </div>
      </div>
      <ClosingCall heading={words.closing}>
        <SiteLink href={href("contact")} className="button">
          {words.contact}
        </SiteLink>
      </ClosingCall>
    </>
  );
}
