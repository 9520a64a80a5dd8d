import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { banner, meta, text } from "#app/content/schemas/shared.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { topicCard } from "#app/pages/cards.ts";

/** content/pages/services.yaml */
export const servicesContent = pageContent(
  "services",
  z.strictObject({
    ...banner,
    growthHeading: text,
    growthLead: text,
    fallback: z.strictObject({ meta, heading: text, lead: text, industriesHeading: text }),
  }),
);

/** What /services shows. */
export function servicesData() {
  const { capabilities, growthServices } = content();
  const { heading, lead, picture, growthHeading, growthLead } = servicesContent();
  return {
    opening: { heading, lead, picture: pictureOf(picture, "services", "band") },
    capabilities: capabilities.map((item) => topicCard(item, "/services")),
    growthHeading,
    growthLead,
    growthServices: growthServices.map((item) => topicCard(item, "/services")),
  };
}

export type ServicesData = ReturnType<typeof servicesData>;
