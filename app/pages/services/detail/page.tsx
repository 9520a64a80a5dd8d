import { content } from "#app/content/content.ts";
import { byId } from "#app/lib/by-id.ts";
import { Onward } from "#app/pages/onward.tsx";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { CaseStudies } from "#app/sections/case-studies.tsx";
import { NumberedBand } from "#app/sections/numbered-band.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";

/** A service: one of the six for growth, or one of the six of the overview (decision 4). */
export function ServicePage({ id }: PageRecord) {
  const { growthServices, capabilities, site } = content();
  const services = [...growthServices, ...capabilities];
  const service = byId(services, id);
  const isGrowth = "benefits" in service;
  return (
    <>
      <div className="h-(--column-gap)" />
      {isGrowth ? (
        <TextRows id="benefits" heading="Key Benefits">
          <RuledList items={service.benefits} isLarge />
        </TextRows>
      ) : (
        <>
          <TextRows id="overview" heading="What we do">
            <div className="max-w-measure *:not-first:mt-5 *:first:text-h5 *:first:leading-snug lg:*:first:-mr-40">
              {service.fullDescription.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </TextRows>
          <TextRows id="details" heading="What you get">
            <RuledList items={service.details} />
          </TextRows>
        </>
      )}
      <NumberedBand
        id="methodology"
        heading={isGrowth ? "Our Methodology" : "How we work"}
        items={service.methodology}
      />
      {isGrowth && (
        <TextRows id="offer" heading="Our Services">
          <RuledList items={service.services} />
        </TextRows>
      )}
      <CaseStudies studies={service.caseStudies} illustrativeNote={site.illustrativeNote} />
      <Onward topic={service} topics={services} folder="/services" noun="service" />
    </>
  );
}
