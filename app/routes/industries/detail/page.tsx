import { TopicEnd } from "#app/features/topics/topic-end.tsx";
import { topicAfter } from "#app/features/topics/topics.ts";
import { content } from "#app/model/content.ts";
import { href } from "#app/routes/href.ts";
import { insightHref } from "#app/routes/insights/detail/insight-href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { ClosingCall } from "#app/ui/sections/closing-call.tsx";
import { FacingLists } from "#app/ui/sections/facing-lists.tsx";
import { NumberedBand } from "#app/ui/sections/numbered-band.tsx";
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
      <div className="page-width page-grid items-end gap-y-8 py-12 md:py-20">
        <p className="col-span-4 md:col-span-12 lg:col-span-8">
          <span className="block text-h3 font-semibold text-balance lg:-me-48">{first} </span>
          <span className="mt-6 block max-w-[37.5rem] text-lead text-ink-2">{rest.join(" ")}</span>
        </p>
        <p className="col-span-4 md:col-span-12 lg:col-span-4 print:hidden">
          <SiteLink href={href("contact")} className="button">
            {fill(words.connect, { industry: industry.title })}
          </SiteLink>
        </p>
      </div>
      <TextRows id="focus" heading={words.focus} lines={industry.focus} />
      <FacingLists
        lists={[
          { id: "challenges", heading: words.challenges, items: industry.challenges },
          { id: "solutions", heading: words.solutions, items: solutions },
        ]}
      />
      <TextRows id="expertise" heading={words.expertise} text={industry.expertise} />
      {services.length > 0 && <TextRows id="services" heading={words.services} links={services} />}
      <NumberedBand id="trends" heading={words.trends} items={industry.trends} />
      <TopicEnd
        topic={industry}
        caseStudiesKicker={words.caseStudiesKicker}
        leaderHref={leader && href("leadership/detail", { id: leader })}
        insightHref={insightHref}
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
