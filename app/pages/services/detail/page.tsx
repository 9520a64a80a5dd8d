import { CaseStudies } from "#app/sections/case-studies.tsx";
import { ExpertLink } from "#app/sections/expert-link.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";
import type { PageProps } from "#app/pages/page-kind.tsx";
import type { ServiceData } from "./data.ts";

/** A service: one of the six for growth, or one of the six of the overview (decision 4). */
export function ServicePage({ breadcrumbs, ...page }: ServiceData & PageProps) {
  return (
    <>
      <PageHeader {...page.opening} breadcrumbs={breadcrumbs} />
      <div className="h-(--column-gap)" />
      {page.kind === "growth" ? (
        <>
          <TextRows id="benefits" heading="Key Benefits">
            <RuledList items={page.benefits} />
          </TextRows>
          <TextRows id="methodology" heading="Our Methodology">
            <RuledList items={page.methodology} isNumbered />
          </TextRows>
          <TextRows id="offer" heading="Our Services">
            <RuledList items={page.services} isWide />
          </TextRows>
          <CaseStudies id="case-studies" heading="Case Studies" studies={page.caseStudies} />
        </>
      ) : (
        <>
          <TextRows id="overview" heading="What we do">
            <div className="max-w-measure space-y-5">
              {page.fullDescription.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </TextRows>
          <TextRows id="details" heading="What it comprises">
            <RuledList items={page.details} isWide />
          </TextRows>
        </>
      )}
      <p className="page-width section-gap print:hidden">
        <ExpertLink title={page.title} />
      </p>
    </>
  );
}
