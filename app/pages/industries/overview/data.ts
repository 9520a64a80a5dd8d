import { content } from "#app/content/content.ts";
import { pictureOf } from "#app/outputs/pictures.ts";
import { topicCard } from "#app/pages/cards.ts";

/** What /industries shows. */
export function industriesData() {
  const { pages, industries } = content();
  const { heading, lead, picture } = pages.industries;
  return {
    opening: { heading, lead, picture: pictureOf(picture, "industries", "band") },
    cards: industries.map((item) => topicCard(item, "/industries")),
  };
}

export type IndustriesData = ReturnType<typeof industriesData>;
