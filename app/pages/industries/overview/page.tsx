import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { banner } from "#app/content/schemas/shared.ts";
import { topicCard } from "#app/pages/cards.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { TopicGrid } from "#app/sections/topic-grid.tsx";

/** content/pages/industries.yaml */
export const industriesContent = pageContent("industries", z.strictObject(banner));

/** All industries. */
export function IndustriesPage({ breadcrumbs }: PageRecord) {
  const page = industriesContent();
  const picture = pictureOf(page.picture, "industries", "band");
  return (
    <>
      <PageHeader {...page} picture={picture} breadcrumbs={breadcrumbs} />
      <div className="page-width section-gap">
        <TopicGrid cards={content().industries.map((item) => topicCard(item, "/industries"))} />
      </div>
    </>
  );
}
