import { content } from "#app/content/content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import type { PageProps, PageRecord } from "#app/pages/page-kind.tsx";
import { CaseStudies } from "#app/sections/case-studies.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { ExpertLink } from "#app/sections/expert-link.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";

/**
 * What the page of an industry shows.
 *
 * @throws RangeError when there is no such industry
 */
export function industryData({ id }: Pick<PageRecord, "id">) {
  const found = content().industries.find((industry) => industry.id === id);
  if (!found) throw new RangeError(`No industry ${id} in content/industries/`);
  const { title, description, picture, solutions } = found;
  const { intro, focus, challenges, expertise, trends, caseStudies } = found;
  return {
    opening: { heading: title, lead: description, picture: pictureOf(picture, id, "band") },
    title,
    intro,
    focus,
    challenges,
    // "Name: description" (specification, section 3).
    solutions: solutions.map((solution) => {
      const [name = "", ...rest] = solution.split(": ");
      return { title: name, text: rest.join(": ") };
    }),
    expertise,
    trends,
    caseStudies,
  };
}

export type IndustryData = ReturnType<typeof industryData>;

/** An industry (decision 7). */
export function IndustryPage({ opening, breadcrumbs, ...page }: IndustryData & PageProps) {
  return (
    <>
      <PageHeader {...opening} breadcrumbs={breadcrumbs} />
      <div className="page-width page-grid gap-y-8 py-12 md:py-20">
        <p className="col-span-4 text-h4 font-medium md:col-span-12 lg:col-span-9">{page.intro}</p>
        <p className="col-span-4 md:col-span-12 print:hidden">
          <ExpertLink title={page.title} />
        </p>
      </div>
      <TextRows id="focus" heading="Key Focus Areas">
        <RuledList items={page.focus} isNumbered isWide />
      </TextRows>
      <TextRows id="challenges" heading="Industry Challenges">
        <RuledList items={page.challenges} isNumbered />
      </TextRows>
      <TextRows id="solutions" heading="Our Solutions">
        <RuledList items={page.solutions} />
      </TextRows>
      <TextRows id="expertise" heading="Our Expertise">
        <p className="max-w-measure text-lead">{page.expertise}</p>
      </TextRows>
      <TextRows id="trends" heading="Industry Trends">
        <RuledList items={page.trends} isNumbered />
      </TextRows>
      <CaseStudies
        id="case-studies"
        kicker="Success stories"
        heading="Case Studies"
        studies={page.caseStudies}
      />
      <ClosingCall
        heading="Ready to Get Started?"
        link={{ label: "Contact Us", href: "/contact" }}
      />
    </>
  );
}
