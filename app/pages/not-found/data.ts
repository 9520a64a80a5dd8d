import { content } from "#app/content/content.ts";
import { topicCard } from "#app/pages/cards.ts";

/** What the document for unknown addresses shows. */
export function notFoundData() {
  const { pages, capabilities, growthServices, industries, site } = content();
  const { lead, links } = pages["not-found"];
  const { heading, lead: fallbackLead, meta, industriesHeading } = pages.services.fallback;
  return {
    lead,
    links,
    fallback: {
      heading,
      lead: fallbackLead,
      capabilities: capabilities.map((item) => topicCard(item, "/services")),
      industriesHeading,
      industries: industries.map((item) => topicCard(item, "/industries")),
    },
    guide: {
      serviceIds: [...growthServices, ...capabilities].map(({ id }) => id),
      industryIds: industries.map(({ id }) => id),
      titles: { service: `${meta.title} | ${site.name}`, feed: `RSS feed | ${site.name}` },
    },
  };
}

export type NotFoundData = ReturnType<typeof notFoundData>;
