import { content } from "#app/content/content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import type { PageProps, PageRecord } from "#app/pages/page-kind.tsx";
import { CaseStudies } from "#app/sections/case-studies.tsx";
import { ExpertLink } from "#app/sections/expert-link.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";

/**
 * What the page of a service shows: a growth service or one of the overview.
 *
 * @throws RangeError when there is no such service
 */
export function serviceData({ id }: Pick<PageRecord, "id">) {
  const { growthServices, capabilities } = content();
  const growth = growthServices.find((service) => service.id === id);
  if (growth) {
    const { benefits, methodology, services, caseStudies } = growth;
    return {
      kind: "growth" as const,
      ...shared(growth),
      benefits,
      methodology,
      services,
      caseStudies,
    };
  }
  const capability = capabilities.find((service) => service.id === id);
  if (!capability) throw new RangeError(`No service ${id} in content/services/`);
  const { details, fullDescription } = capability;
  return { kind: "capability" as const, ...shared(capability), details, fullDescription };
}

type Service = ReturnType<typeof content>["growthServices" | "capabilities"][number];

function shared({ id, title, description, picture }: Service) {
  return {
    title,
    opening: { heading: title, lead: description, picture: pictureOf(picture, id, "band") },
  };
}

export type ServiceData = ReturnType<typeof serviceData>;

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
