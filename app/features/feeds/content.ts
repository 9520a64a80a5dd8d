import { z } from "zod";
import { choice, heading, paragraph } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { labelledLink, opening } from "#app/model/schemas/shared.ts";
import { FEED_TYPES } from "./feed-xml.ts";

/** content/pages/feeds.yaml, from which the footer, every head and the feeds take the names of the feeds. */
export const feedsContent = pageContent(
  "feeds",
  z.strictObject({
    ...opening,
    items: z
      .array(z.strictObject({ id: choice(FEED_TYPES), title: heading(), text: paragraph() }))
      .length(FEED_TYPES.length)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
        error: `list each feed once: ${FEED_TYPES.join(", ")}`,
      }),
    howTo: z.strictObject({
      heading: heading(),
      paragraphs: z.array(paragraph()).min(1),
      link: labelledLink,
    }),
  }),
);
