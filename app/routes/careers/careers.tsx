import { content } from "#app/collections/content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { metaOf } from "#app/lib/page-head.ts";
import { headOf } from "#app/outputs/page-head.ts";
import { trailOf } from "#app/outputs/trail.ts";
import { PageOpening } from "#app/sections/page-opening.tsx";
import type { Route } from "./+types/careers.ts";
import { PositionCard } from "./position-card.tsx";

export function loader() {
  const { pages, positions } = content();
  const { heading, lead, picture, paragraphs, positionsHeading } = pages.careers;
  return {
    head: headOf("/careers"),
    trail: trailOf("/careers"),
    heading,
    lead,
    picture: pictureOf(picture, "careers", "band"),
    paragraphs,
    positionsHeading,
    positions: positions.map(({ id, title, location, type, description }) => ({
      id,
      title,
      location,
      type,
      description,
    })),
  };
}

export const meta: Route.MetaFunction = metaOf;

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { paragraphs, positionsHeading, positions, ...opening } = loaderData;
  return (
    <>
      <PageOpening {...opening} />
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
