import { PageHeader } from "#app/sections/page-header.tsx";
import { TopicGrid } from "#app/sections/topic-grid.tsx";
import type { PageProps } from "#app/pages/page-kind.tsx";
import type { IndustriesData } from "./data.ts";

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
