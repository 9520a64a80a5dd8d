import { content } from "#app/content/content.ts";
import { pictureOf } from "#app/outputs/pictures.ts";

/** What /careers shows. */
export function careersData() {
  const { pages, positions } = content();
  const { heading, lead, picture, paragraphs, positionsHeading } = pages.careers;
  return {
    opening: { heading, lead, picture: pictureOf(picture, "careers", "band") },
    paragraphs,
    positionsHeading,
    positions: positions.map(({ id, title, location, type, description }) => ({
      id,
      title,
      location,
      type,
      description,
    })),
  };
}

export type CareersData = ReturnType<typeof careersData>;
