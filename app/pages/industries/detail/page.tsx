import { content } from "#app/content/content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { byId } from "#app/lib/by-id.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { CaseStudies } from "#app/sections/case-studies.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { ExpertLink } from "#app/sections/expert-link.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";

/** An industry (decision 7). */
export function IndustryPage({ id, breadcrumbs }: PageRecord) {
  const industry = byId(content().industries, id);
  return (
    <>
      <PageHeader
        heading={industry.title}
        lead={industry.description}
        picture={pictureOf(industry.picture, id, "band")}
        breadcrumbs={breadcrumbs}
      />
      <div className="page-width page-grid gap-y-8 py-12 md:py-20">
        <p className="col-span-4 text-h4 font-medium md:col-span-12 lg:col-span-9">
          {industry.intro}
        </p>
        <p className="col-span-4 md:col-span-12 print:hidden">
          <ExpertLink title={industry.title} />
        </p>
      </div>
      <TextRows id="focus" heading="Key Focus Areas">
        <RuledList items={industry.focus} isNumbered isWide />
      </TextRows>
      <TextRows id="challenges" heading="Industry Challenges">
        <RuledList items={industry.challenges} isNumbered />
      </TextRows>
      <TextRows id="solutions" heading="Our Solutions">
        <RuledList items={industry.solutions.map(titledText)} />
      </TextRows>
      <TextRows id="expertise" heading="Our Expertise">
        <p className="max-w-measure text-lead">{industry.expertise}</p>
      </TextRows>
      <TextRows id="trends" heading="Industry Trends">
        <RuledList items={industry.trends} isNumbered />
      </TextRows>
      <CaseStudies
        id="case-studies"
        kicker="Success stories"
        heading="Case Studies"
        studies={industry.caseStudies}
      />
      <ClosingCall
        heading="Ready to Get Started?"
        link={{ label: "Contact Us", href: "/contact" }}
      />
    </>
  );
}

/** "Name: description" (specification, section 3). */
function titledText(solution: string) {
  const [title = "", ...rest] = solution.split(": ");
  return { title, text: rest.join(": ") };
}
