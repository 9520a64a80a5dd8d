import { metaOf } from "#app/lib/page-head.ts";
import { isUnknownId, unknownId } from "#app/lib/unknown-id.ts";
import { servicePage } from "./data.ts";
import { CaseStudies } from "#app/sections/case-studies.tsx";
import { ExpertLink } from "#app/sections/expert-link.tsx";
import { PageOpening } from "#app/sections/page-opening.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";
import type { Route } from "#app/routes/services/+types/detail.ts";
import { ServiceFallback } from "#app/pages/not-found/service-fallback.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const page = servicePage(params.serviceId);
  if (!page) throw unknownId();
  return page;
}

/** An unknown service has a screen of its own (decision 5). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isUnknownId(error)) throw error;
  return <ServiceFallback />;
}

export const meta: Route.MetaFunction = metaOf;

export default function Service({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageOpening
        heading={page.title}
        lead={page.description}
        picture={page.picture}
        trail={page.trail}
      />
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
