import { content } from "#app/content/content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { byId } from "#app/lib/by-id.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { CaseStudies } from "#app/sections/case-studies.tsx";
import { ExpertLink } from "#app/sections/expert-link.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";

/** A service: one of the six for growth, or one of the six of the overview (decision 4). */
export function ServicePage({ id, breadcrumbs }: PageRecord) {
  const { growthServices, capabilities } = content();
  const service = byId([...growthServices, ...capabilities], id);
  return (
    <>
      <PageHeader
        heading={service.title}
        lead={service.description}
        picture={pictureOf(service.picture, id, "band")}
        breadcrumbs={breadcrumbs}
      />
      <div className="h-(--column-gap)" />
      {"benefits" in service ? (
        <>
          <TextRows id="benefits" heading="Key Benefits">
            <RuledList items={service.benefits} />
          </TextRows>
          <TextRows id="methodology" heading="Our Methodology">
            <RuledList items={service.methodology} isNumbered />
          </TextRows>
          <TextRows id="offer" heading="Our Services">
            <RuledList items={service.services} isWide />
          </TextRows>
          <CaseStudies id="case-studies" heading="Case Studies" studies={service.caseStudies} />
        </>
      ) : (
        <>
          <TextRows id="overview" heading="What we do">
            <div className="max-w-measure space-y-5">
              {service.fullDescription.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </TextRows>
          <TextRows id="details" heading="What it comprises">
            <RuledList items={service.details} isWide />
          </TextRows>
        </>
      )}
      <p className="page-width section-gap print:hidden">
        <ExpertLink title={service.title} />
      </p>
    </>
  );
}
