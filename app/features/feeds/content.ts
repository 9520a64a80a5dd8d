import { z } from "zod";
import { choice, heading, paragraph } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { labelledLink, opening } from "#app/model/schemas/shared.ts";
import { FEED_TYPES } from "./feed-xml.ts";

/** content/pages/feeds.yaml. The footer, the head of every page and the feeds take the names of the feeds from it. */
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
