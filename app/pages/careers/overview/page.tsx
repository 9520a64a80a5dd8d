import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { banner, text } from "#app/content/schemas/shared.ts";
import { PositionCard } from "#app/pages/careers/position-card.tsx";
import type { PageProps } from "#app/pages/page-kind.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";

/** content/pages/careers.yaml */
export const careersContent = pageContent(
  "careers",
  z.strictObject({ ...banner, paragraphs: z.array(text).min(1), positionsHeading: text }),
);

/** What /careers shows. */
export function careersData() {
  const { heading, lead, picture, paragraphs, positionsHeading } = careersContent();
  return {
    opening: { heading, lead, picture: pictureOf(picture, "careers", "band") },
    paragraphs,
    positionsHeading,
    positions: content().positions.map(({ id, title, location, type, description }) => ({
      id,
      title,
      location,
      type,
      description,
    })),
  };
}

export type CareersData = ReturnType<typeof careersData>;

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
