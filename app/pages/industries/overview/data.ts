import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { banner } from "#app/content/schemas/shared.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { topicCard } from "#app/pages/cards.ts";

/** content/pages/industries.yaml */
export const industriesContent = pageContent("industries", z.strictObject(banner));

/** What /industries shows. */
export function industriesData() {
  const { heading, lead, picture } = industriesContent();
  return {
    opening: { heading, lead, picture: pictureOf(picture, "industries", "band") },
    cards: content().industries.map((item) => topicCard(item, "/industries")),
  };
}

export type IndustriesData = ReturnType<typeof industriesData>;
