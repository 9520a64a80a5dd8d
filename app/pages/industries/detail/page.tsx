import { UnknownId } from "#app/layout/unknown-id.tsx";
import { metaOf } from "#app/lib/page-head.ts";
import { unknownId } from "#app/lib/unknown-id.ts";
import { industryPage } from "#app/pages/services/detail/data.ts";
import { CaseStudies } from "#app/sections/case-studies.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { ExpertLink } from "#app/sections/expert-link.tsx";
import { PageOpening } from "#app/sections/page-opening.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";
import type { Route } from "#app/routes/industries/+types/detail.ts";

export function loader({ params }: Route.LoaderArgs) {
  const page = industryPage(params.industryId);
  if (!page) throw unknownId();
  return page;
}

/** An unknown industry goes to the overview, silently (specification, section 8). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UnknownId error={error} to="/industries" />;
}

export const meta: Route.MetaFunction = metaOf;

export default function Industry({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageOpening
        heading={page.title}
        lead={page.description}
        picture={page.picture}
        trail={page.trail}
      />
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
