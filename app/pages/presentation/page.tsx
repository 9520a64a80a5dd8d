import { content } from "#app/content/content.ts";
import { metaOf } from "#app/lib/page-head.ts";
import { deckSlides } from "./data.ts";
import { headOf } from "#app/seo/page-head.ts";
import deckStyles from "#app/styles/deck.css?url";
import type { Route } from "#app/routes/presentation/+types/presentation.ts";
import { Deck } from "./deck.island.tsx";

export function loader() {
  const { deck, pages } = content();
  return {
    head: headOf("/presentation"),
    heading: deck.heading,
    lead: pages.presentation.lead,
    slides: deckSlides(),
  };
}

/** Another slide is another query: nothing is fetched for it. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = metaOf;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deckStyles }];

export default function Presentation({ loaderData }: Route.ComponentProps) {
  const { head, heading, lead, slides } = loaderData;
  return (
    <div className="deck-page page-width">
      <div className="deck-opening">
        <h1 className="text-h2">{heading}</h1>
        <p className="needs-script text-lead text-ink-2">{lead}</p>
        <p className="without-script text-lead text-ink-2">
          All {slides.length} slides stand below each other. Print this page to save them as a PDF.
        </p>
      </div>
      <Deck slides={slides} title={head.title} />
    </div>
  );
}
