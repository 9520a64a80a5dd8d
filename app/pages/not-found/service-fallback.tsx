import type { CardData } from "#app/sections/card.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { TopicGrid } from "#app/sections/topic-grid.tsx";

export interface ServiceFallbackProps {
  heading: string;
  lead: string;
  capabilities: CardData[];
  industriesHeading: string;
  industries: CardData[];
}

/** The cards of the capabilities and, below, of the industries, for an address without a service (decision 5). */
export function ServiceFallback(props: ServiceFallbackProps) {
  const { heading, lead, capabilities, industriesHeading, industries } = props;
  return (
    <>
      <PageHeader heading={heading} lead={lead} />
      <div className="page-width section-gap">
        <TopicGrid cards={capabilities} />
      </div>
      <section aria-labelledby="by-industry" className="page-width section-gap">
        <h2 id="by-industry" className="mb-10 text-h2">
          {industriesHeading}
        </h2>
        <TopicGrid cards={industries} level={3} />
      </section>
    </>
  );
}
