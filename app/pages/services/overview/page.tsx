import { PageHeader } from "#app/sections/page-header.tsx";
import { SectionHeading } from "#app/sections/section-heading.tsx";
import { TopicGrid } from "#app/sections/topic-grid.tsx";
import type { PageProps } from "#app/pages/page-kind.tsx";
import type { ServicesData } from "./data.ts";

/** 'Our Capabilities', also at `/capabilities` (decision 6). */
export function ServicesPage(props: ServicesData & PageProps) {
  const { opening, breadcrumbs, capabilities, growthHeading, growthLead, growthServices } = props;
  return (
    <>
      <PageHeader {...opening} breadcrumbs={breadcrumbs} />
      <div className="page-width section-gap">
        <TopicGrid cards={capabilities} />
      </div>
      <section aria-labelledby="growth-heading" className="page-width section-gap">
        <SectionHeading id="growth-heading" heading={growthHeading} lead={growthLead} />
        <TopicGrid cards={growthServices} level={3} />
      </section>
    </>
  );
}
