import { content } from "#app/content/content.ts";
import { byId } from "#app/lib/by-id.ts";
import { Onward } from "#app/pages/onward.tsx";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { CaseStudies } from "#app/sections/case-studies.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { ExpertLink } from "#app/sections/expert-link.tsx";
import { FacingLists } from "#app/sections/facing-lists.tsx";
import { LinkRows } from "#app/sections/link-rows.tsx";
import { NumberedBand } from "#app/sections/numbered-band.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** An industry (decision 7). */
export function IndustryPage({ id }: PageRecord) {
  const industry = byId(content().industries, id);
  const { growthServices, capabilities } = content();
  const services = (industry.services ?? [])
    .flatMap((wanted) => [...growthServices, ...capabilities].filter(({ id }) => id === wanted))
    .map((service) => ({ href: encodeURI(`/services/${service.id}`), title: service.title }));
  const [first, ...rest] = industry.intro.split(/(?<=[.?!])\s+/);
  return (
    <>
      <div className="page-width page-grid items-end gap-y-8 py-12 md:py-20">
        <p className="col-span-4 md:col-span-12 lg:col-span-8">
          <span className="block text-h3 font-semibold text-balance lg:-mr-48">{first} </span>
          <span className="mt-6 block max-w-[37.5rem] text-lead text-ink-2">{rest.join(" ")}</span>
        </p>
        <p className="col-span-4 md:col-span-12 lg:col-span-4 print:hidden">
          <ExpertLink title={industry.title} />
        </p>
      </div>
      <TextRows id="focus" heading="Key Focus Areas">
        <RuledList items={industry.focus} />
      </TextRows>
      <FacingLists
        sides={[
          { id: "challenges", heading: "Industry Challenges", items: industry.challenges },
          { id: "solutions", heading: "Our Solutions", items: industry.solutions.map(titledText) },
        ]}
      />
      <TextRows id="expertise" heading="Our Expertise">
        <p className="max-w-[37.5rem] text-lead">{industry.expertise}</p>
      </TextRows>
      {services.length > 0 && (
        <TextRows id="services" heading="Where we start">
          <LinkRows items={services} />
        </TextRows>
      )}
      <NumberedBand id="trends" heading="Industry Trends" items={industry.trends} />
      <CaseStudies
        kicker="Success stories"
        studies={industry.caseStudies}
        illustrativeNote={content().site.illustrativeNote}
      />
      <Onward topic={industry} topics={content().industries} folder="/industries" noun="industry" />
      <ClosingCall heading="Ready to Get Started?">
        <SiteLink href="/contact" className="button">
          Contact Us
        </SiteLink>
      </ClosingCall>
    </>
  );
}

/** "Name: description" (specification, section 3). */
function titledText(solution: string) {
  const [title = "", ...rest] = solution.split(": ");
  return { title, text: rest.join(": ") };
}
