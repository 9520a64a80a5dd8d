import { content } from "#app/collections/content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { metaOf } from "#app/lib/page-head.ts";
import { topicCard } from "#app/outputs/cards.ts";
import { headOf } from "#app/outputs/page-head.ts";
import { trailOf } from "#app/outputs/trail.ts";
import { PageOpening } from "#app/sections/page-opening.tsx";
import { SectionHeading } from "#app/sections/section-heading.tsx";
import { TopicGrid } from "#app/sections/topic-grid.tsx";
import type { Route } from "./+types/overview.ts";

export function loader() {
  const { pages, capabilities, growthServices } = content();
  const { heading, lead, picture, growthHeading, growthLead, fallback } = pages.services;
  return {
    head: headOf("/services"),
    trail: trailOf("/services"),
    heading,
    lead,
    picture: pictureOf(picture, "services", "band"),
    capabilities: capabilities.map((item) => topicCard(item, "/services")),
    fallback,
    growthHeading,
    growthLead,
    growthServices: growthServices.map((item) => topicCard(item, "/services")),
  };
}

export const meta: Route.MetaFunction = metaOf;

/** 'Our Capabilities', also at `/capabilities` (decision 6). */
export default function Services({ loaderData }: Route.ComponentProps) {
  const { capabilities, growthHeading, growthLead, growthServices, ...opening } = loaderData;
  return (
    <>
      <PageOpening {...opening} />
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
