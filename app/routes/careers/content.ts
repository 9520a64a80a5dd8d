import { z } from "zod";
import { paragraph, text } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { banner } from "#app/model/schemas/shared.ts";

/** content/pages/careers.yaml */
export const careersContent = pageContent(
  "careers",
  z.strictObject({
    ...banner,
    paragraphs: z
      .array(paragraph())
      .min(1)
      .describe("How it is to work here, between the opening and the positions."),
    positionsHeading: text().describe(
      "Above the list of positions, and in links that lead back to it.",
    ),
    closed: text({ isSearchable: false }).describe(
      "On the page of a position after its last day, in place of the button; a link to the others follows.",
    ),
    noPositions: paragraph({ isSearchable: false }).describe(
      "In place of the positions while there are none: where to write.",
    ),
  }),
);
