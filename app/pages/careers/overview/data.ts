import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import { banner, text } from "#app/content/schemas/shared.ts";

/** content/pages/careers.yaml */
export const careersContent = pageContent(
  "careers",
  z.strictObject({ ...banner, paragraphs: z.array(text).min(1), positionsHeading: text }),
);

/** What /careers shows. */
export function careersData() {
  const { heading, lead, picture, paragraphs, positionsHeading } = careersContent();
  return {
    opening: { heading, lead, picture: pictureOf(picture, "careers", "band") },
    paragraphs,
    positionsHeading,
    positions: content().positions.map(({ id, title, location, type, description }) => ({
      id,
      title,
      location,
      type,
      description,
    })),
  };
}

export type CareersData = ReturnType<typeof careersData>;
