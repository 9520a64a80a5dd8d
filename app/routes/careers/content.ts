import { z } from "zod";
import { paragraph, text } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { banner } from "#app/model/schemas/shared.ts";

/** content/pages/careers.yaml */
export const careersContent = pageContent(
  "careers",
  z.strictObject({
    ...banner,
    paragraphs: z.array(paragraph()).min(1),
    positionsHeading: text(),
    /** On the page of a closed position. */
    closed: text({ isSearchable: false }),
    noPositions: paragraph({ isSearchable: false }).describe(
      "In place of the positions while there are none: where to write.",
    ),
  }),
);
