import { z } from "zod";
import { pageContent } from "#app/model/page-content.ts";
import { link, opening, text } from "#app/model/schemas/shared.ts";
import { FEED_TYPES } from "./feed-xml.ts";

/** content/pages/feeds.yaml, from which the footer, every head and the feeds take the names of the feeds. */
export const feedsContent = pageContent(
  "feeds",
  z.strictObject({
    ...opening,
    items: z
      .array(z.strictObject({ id: z.enum(FEED_TYPES), title: text, text }))
      .length(FEED_TYPES.length)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
        error: `list each feed once: ${FEED_TYPES.join(", ")}`,
      }),
    howTo: z.strictObject({ heading: text, paragraphs: z.array(text).min(1), link }),
  }),
);
