import { PositionCard } from "#app/pages/careers/position-card.tsx";
import type { PageProps } from "#app/pages/page-kind.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import type { CareersData } from "./data.ts";

/** Why to work here, and the open positions. */
export function CareersPage(props: CareersData & PageProps) {
  const { opening, breadcrumbs, paragraphs, positionsHeading, positions } = props;
  return (
    <>
      <PageHeader {...opening} breadcrumbs={breadcrumbs} />
      <div className="page-width page-grid gap-y-5 pt-14 md:pt-20">
        {paragraphs.map((paragraph, index) => (
          <p
            key={paragraph}
            className={`col-span-4 text-lead md:col-span-6 ${index > 0 ? "text-ink-2" : ""}`}
          >
            {paragraph}
          </p>
        ))}
      </div>
      <section aria-labelledby="positions" className="page-width section-gap">
        <h2 id="positions" className="text-h2">
          {positionsHeading}
        </h2>
        <ul className="mt-10">
          {positions.map((position, index) => (
            <li key={position.id}>
              <PositionCard position={position} index={index} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
