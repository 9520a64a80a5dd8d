import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { banner } from "#app/content/schemas/shared.ts";
import { topicCard } from "#app/pages/cards.ts";
import type { PageProps } from "#app/pages/page-kind.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { TopicGrid } from "#app/sections/topic-grid.tsx";

/** content/pages/industries.yaml */
export const industriesContent = pageContent("industries", z.strictObject(banner));

/** What /industries shows. */
export function industriesData() {
  const { heading, lead, picture } = industriesContent();
  return {
    opening: { heading, lead, picture: pictureOf(picture, "industries", "band") },
    cards: content().industries.map((item) => topicCard(item, "/industries")),
  };
}

export type IndustriesData = ReturnType<typeof industriesData>;

/** All industries. */
export function IndustriesPage({ opening, breadcrumbs, cards }: IndustriesData & PageProps) {
  return (
    <>
      <PageHeader {...opening} breadcrumbs={breadcrumbs} />
      <div className="page-width section-gap">
        <TopicGrid cards={cards} />
      </div>
    </>
  );
}
