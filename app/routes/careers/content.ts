import { z } from "zod";
import { pageContent } from "#app/model/page-content.ts";
import { banner, text } from "#app/model/schemas/shared.ts";

/** content/pages/careers.yaml */
export const careersContent = pageContent(
  "careers",
  z.strictObject({
    ...banner,
    paragraphs: z.array(text).min(1),
    positionsHeading: text,
    /** On the page of a position whose last day is over. */
    closed: text,
    noPositions: text.describe("In place of the positions while there are none: where to write."),
  }),
);
