import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { meta, text } from "#app/content/schemas/shared.ts";
import { WithoutScript } from "#app/forms/without-script.tsx";
import { careersContent } from "#app/pages/careers/overview/page.tsx";
import type { PageProps } from "#app/pages/page-kind.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { ApplicationForm } from "./application-form.island.tsx";
import { ApplyHeading } from "./apply-heading.island.tsx";
import { OpenPositions } from "./open-positions.island.tsx";

/** content/pages/apply.yaml */
export const applyContent = pageContent(
  "apply",
  z.strictObject({ meta, lead: text, fieldsNote: text, privacyNote: text, withoutScript: text }),
);

/** What /careers/apply shows. */
export function applyData() {
  const { positions, site } = content();
  const { lead, fieldsNote, privacyNote, withoutScript } = applyContent();
  return {
    lead,
    fieldsNote,
    privacyNote,
    withoutScript,
    positionsHeading: careersContent().positionsHeading,
    positions: positions.map(({ id, title, location }) => ({ id, title, location })),
    email: site.hrEmail,
    phone: site.phone,
  };
}

export type ApplyData = ReturnType<typeof applyData>;

/** The application for the position that the address names (specification, section 2: Careers). */
export function ApplyPage(props: ApplyData & PageProps) {
  const { lead, breadcrumbs, fieldsNote, privacyNote, withoutScript } = props;
  const { positions, positionsHeading, email, phone } = props;
  return (
    <>
      <PageHeader
        heading={<ApplyHeading positions={positions} />}
        lead={lead}
        breadcrumbs={breadcrumbs}
      >
        <p className="mt-8">
          <SiteLink href="/careers" className={buttonStyle({ variant: "outline", size: "small" })}>
            <Icon name="arrow-left" />
            Back to Careers
          </SiteLink>
        </p>
      </PageHeader>
      <div className="page-width page-grid gap-y-16 pt-12 pb-(--section-gap) md:pt-16">
        <div className="col-span-4 md:col-span-12 lg:col-span-8">
          <WithoutScript sentence={withoutScript} email={email} phone={phone} />
          <p className="needs-script mb-6 text-ink-2">{fieldsNote}</p>
          <ApplicationForm
            positions={positions}
            recipient={email}
            phone={phone}
            privacyNote={privacyNote}
          />
        </div>
        <div className="col-span-4 md:col-span-12 lg:col-span-3 lg:col-start-10">
          <OpenPositions heading={positionsHeading} positions={positions} />
        </div>
      </div>
    </>
  );
}
