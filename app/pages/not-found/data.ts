import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { link, meta, text } from "#app/content/schemas/shared.ts";
import { topicCard } from "#app/pages/cards.ts";
import { servicesContent } from "#app/pages/services/overview/page.tsx";

/** content/pages/not-found.yaml */
export const notFoundContent = pageContent(
  "not-found",
  z.strictObject({ meta, lead: text, links: z.array(link).min(3) }),
);

/** What the document for unknown addresses shows. */
export function notFoundData() {
  const { capabilities, growthServices, industries, site } = content();
  const { lead, links } = notFoundContent();
  const { heading, lead: fallbackLead, meta, industriesHeading } = servicesContent().fallback;
  return {
    lead,
    links,
    fallback: {
      heading,
      lead: fallbackLead,
      capabilities: capabilities.map((item) => plainCard(item, "/services")),
      industriesHeading,
      industries: industries.map((item) => plainCard(item, "/industries")),
    },
    guide: {
      serviceIds: [...growthServices, ...capabilities].map(({ id }) => id),
      industryIds: industries.map(({ id }) => id),
      titles: { service: `${meta.title} | ${site.name}`, feed: `RSS feed | ${site.name}` },
    },
  };
}

/** Without its description: a page that most visitors never see as this should not weigh more than others. */
const plainCard: typeof topicCard = (...args) => ({ ...topicCard(...args), description: "" });

export type NotFoundData = ReturnType<typeof notFoundData>;
