import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { CardData } from "#app/sections/card.ts";
import { PageOpening } from "#app/sections/page-opening.tsx";
import { TopicGrid } from "#app/sections/topic-grid.tsx";

interface Overview {
  capabilities: CardData[];
  fallback: { heading: string; lead: string; industriesHeading: string };
}

/** The cards of the capabilities and, below, of the industries, for an address without a service (decision 5). */
export function ServiceFallback() {
  const services = useFetcher<Overview>();
  const industries = useFetcher<{ cards: CardData[] }>();
  const { load: loadServices } = services;
  const { load: loadIndustries } = industries;
  // An effect, because the cards belong to two other pages and are fetched from there.
  useEffect(() => {
    loadServices("/services");
    loadIndustries("/industries");
  }, [loadServices, loadIndustries]);
  if (!services.data) return <p className="page-width section-gap">Loading...</p>;
  const { fallback, capabilities } = services.data;
  return (
    <>
      <title>{fallback.heading}</title>
      <PageOpening heading={fallback.heading} lead={fallback.lead} />
      <div className="page-width section-gap">
        <TopicGrid cards={capabilities} />
      </div>
      {industries.data && (
        <section aria-labelledby="by-industry" className="page-width section-gap">
          <h2 id="by-industry" className="mb-10 text-h2">
            {fallback.industriesHeading}
          </h2>
          <TopicGrid cards={industries.data.cards} level={3} />
        </section>
      )}
    </>
  );
}
