import { content } from "#app/content/content.ts";
import { pictureOf } from "#app/outputs/pictures.ts";
import { topicCard } from "#app/pages/cards.ts";

/** What /services shows. */
export function servicesData() {
  const { pages, capabilities, growthServices } = content();
  const { heading, lead, picture, growthHeading, growthLead } = pages.services;
  return {
    opening: { heading, lead, picture: pictureOf(picture, "services", "band") },
    capabilities: capabilities.map((item) => topicCard(item, "/services")),
    growthHeading,
    growthLead,
    growthServices: growthServices.map((item) => topicCard(item, "/services")),
  };
}

export type ServicesData = ReturnType<typeof servicesData>;
