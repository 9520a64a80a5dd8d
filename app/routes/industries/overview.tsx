import { content } from "#app/collections/content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { metaOf } from "#app/lib/page-head.ts";
import { topicCard } from "#app/outputs/cards.ts";
import { headOf } from "#app/outputs/page-head.ts";
import { trailOf } from "#app/outputs/trail.ts";
import { PageOpening } from "#app/sections/page-opening.tsx";
import { TopicGrid } from "#app/sections/topic-grid.tsx";
import type { Route } from "./+types/overview.ts";

export function loader() {
  const { pages, industries } = content();
  const { heading, lead, picture } = pages.industries;
  return {
    head: headOf("/industries"),
    trail: trailOf("/industries"),
    heading,
    lead,
    picture: pictureOf(picture, "industries", "band"),
    cards: industries.map((item) => topicCard(item, "/industries")),
  };
}

export const meta: Route.MetaFunction = metaOf;

export default function Industries({ loaderData }: Route.ComponentProps) {
  const { cards, ...opening } = loaderData;
  return (
    <>
      <PageOpening {...opening} />
      <div className="page-width section-gap">
        <TopicGrid cards={cards} />
      </div>
    </>
  );
}
