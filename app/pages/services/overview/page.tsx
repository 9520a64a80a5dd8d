import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { banner, meta, text } from "#app/content/schemas/shared.ts";
import { topicCard } from "#app/pages/cards.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { Documents } from "#app/sections/documents.tsx";
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

/** 'Our Capabilities', also at `/capabilities` (decision 6). */
export function ServicesPage({ breadcrumbs }: PageRecord) {
  const { capabilities, growthServices } = content();
  const page = servicesContent();
  const picture = pictureOf(page.picture, "services", "band");
  return (
    <>
      <PageHeader {...page} picture={picture} breadcrumbs={breadcrumbs} />
      <div className="page-width section-gap">
        <TopicGrid cards={capabilities.map((item) => topicCard(item, "/services"))} />
      </div>
      {growthServices.length > 0 && (
        <section aria-labelledby="growth-heading" className="page-width section-gap">
          <SectionHeading id="growth-heading" heading={page.growthHeading} lead={page.growthLead} />
          <TopicGrid cards={growthServices.map((item) => topicCard(item, "/services"))} level={3} />
        </section>
      )}
      <Documents {...content().site.documents} />
    </>
  );
}
