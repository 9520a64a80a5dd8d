import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { banner, meta, text } from "#app/content/schemas/shared.ts";
import { topicCard } from "#app/pages/cards.ts";
import type { PageProps } from "#app/pages/page-kind.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { SectionHeading } from "#app/sections/section-heading.tsx";
import { TopicGrid } from "#app/sections/topic-grid.tsx";

/** content/pages/services.yaml */
export const servicesContent = pageContent(
  "services",
  z.strictObject({
    ...banner,
    growthHeading: text,
    growthLead: text,
    fallback: z.strictObject({ meta, heading: text, lead: text, industriesHeading: text }),
  }),
);

/** What /services shows. */
export function servicesData() {
  const { capabilities, growthServices } = content();
  const { heading, lead, picture, growthHeading, growthLead } = servicesContent();
  return {
    opening: { heading, lead, picture: pictureOf(picture, "services", "band") },
    capabilities: capabilities.map((item) => topicCard(item, "/services")),
    growthHeading,
    growthLead,
    growthServices: growthServices.map((item) => topicCard(item, "/services")),
  };
}

export type ServicesData = ReturnType<typeof servicesData>;

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
