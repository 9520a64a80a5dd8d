import { useLocation, useSearchParams } from "react-router";
import { content } from "#app/content/content.ts";
import { WithoutScript } from "#app/forms/without-script.tsx";
import { useIsHydrated } from "#app/browser/use-is-hydrated.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { metaOf } from "#app/lib/page-head.ts";
import { headOf } from "#app/seo/page-head.ts";
import { trailOf } from "#app/seo/breadcrumbs.ts";
import { PageOpening } from "#app/sections/page-opening.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "#app/routes/careers/+types/apply.ts";
import { ApplicationForm } from "./application-form.tsx";
import { ApplyHeading } from "./apply-heading.tsx";
import { chosenPosition, NO_POSITION } from "./chosen-position.ts";
import { OpenPositions } from "./open-positions.tsx";

export function loader() {
  const { pages, positions, site } = content();
  const { lead, privacyNote, withoutScript } = pages.apply;
  return {
    head: headOf("/careers/apply"),
    trail: trailOf("/careers/apply"),
    lead,
    privacyNote,
    withoutScript,
    positionsHeading: pages.careers.positionsHeading,
    positions: positions.map(({ id, title, location }) => ({ id, title, location })),
    email: site.hrEmail,
    phone: site.phone,
  };
}

export const meta: Route.MetaFunction = metaOf;

export default function Apply({ loaderData }: Route.ComponentProps) {
  const { lead, trail, privacyNote, withoutScript, positions, positionsHeading, email, phone } =
    loaderData;
  const [query] = useSearchParams();
  const { state } = useLocation();
  // The prerendered page cannot know the position: it has no query.
  const isHydrated = useIsHydrated();
  const position = isHydrated ? chosenPosition(positions, query, state) : NO_POSITION;
  return (
    <>
      <PageOpening
        heading={<ApplyHeading position={position} titles={positions.map(({ title }) => title)} />}
        lead={lead}
        trail={trail}
      >
        <p className="mt-8">
          <SiteLink href="/careers" className={buttonStyle({ variant: "outline", size: "small" })}>
            <Icon name="arrow-left" />
            Back to Careers
          </SiteLink>
        </p>
      </PageOpening>
      <div className="page-width page-grid gap-y-16 pt-12 pb-(--section-gap) md:pt-16">
        <div className="col-span-4 md:col-span-12 lg:col-span-8">
          <WithoutScript sentence={withoutScript} email={email} phone={phone} />
          <ApplicationForm
            position={position}
            recipient={email}
            phone={phone}
            privacyNote={privacyNote}
          />
        </div>
        <div className="col-span-4 md:col-span-12 lg:col-span-3 lg:col-start-10">
          <OpenPositions heading={positionsHeading} positions={positions} chosen={position} />
        </div>
      </div>
    </>
  );
}
