import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { banner, meta, text } from "#app/content/schemas/shared.ts";
import { topicCard } from "#app/pages/cards.ts";
import { cardNumber } from "#app/sections/card.tsx";
import { Documents } from "#app/sections/documents.tsx";
import { SectionHeading } from "#app/sections/section-heading.tsx";
import { TopicGrid } from "#app/sections/topic-grid.tsx";
import { CardTitle } from "#app/ui/card-title.tsx";
import { Picture } from "#app/ui/picture.tsx";

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
export function ServicesPage() {
  const { capabilities, growthServices } = content();
  const { growthHeading, growthLead } = servicesContent();
  const growth = growthServices.map((item) => topicCard(item, "/services", "square"));
  return (
    <>
      <div className="page-width section-gap max-md:pt-(--section-gap)">
        <TopicGrid cards={capabilities.map((item) => topicCard(item, "/services"))} />
      </div>
      {growth.length > 0 && (
        <section aria-labelledby="growth-heading" className="page-width section-gap">
          <SectionHeading id="growth-heading" heading={growthHeading} lead={growthLead} />
          <ul className="grid gap-x-(--column-gap) gap-y-10 lg:grid-cols-2">
            {growth.map(({ href, title, description, picture }, index) => (
              <li key={href} className="group relative flex gap-5 ruled pt-6 md:gap-8">
                <div className="size-20 shrink-0 sm:size-28">
                  <Picture
                    picture={picture}
                    className="h-full rounded-pill border border-rule zoom"
                  />
                </div>
                <div>
                  <p className="text-caption text-ink-3 tabular">{cardNumber(index)}</p>
                  <CardTitle title={title} href={href} className="text-h4" />
                  <p className="mt-2 max-w-[46ch] text-ink-2">{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Documents {...content().site.documents} />
    </>
  );
}
