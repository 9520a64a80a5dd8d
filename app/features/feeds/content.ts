import { z } from "zod";
import { choice, heading, paragraph } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { fieldset, labelledLink, opening } from "#app/model/schemas/shared.ts";
import { FEED_TYPES } from "./feed-xml.ts";

/** content/pages/feeds.yaml. The footer, the head of every page and the feeds take the names of the feeds from it. */
export const feedsContent = pageContent(
  "feeds",
  z.strictObject({
    ...opening,
    items: z
      .array(
        z.strictObject({
          id: choice(FEED_TYPES).describe("Which feed: all, articles (insights) or blogs."),
          title: heading().describe("Its name on the page, in the footer and in feed readers."),
          text: paragraph().describe("What is in it, below the name and in feed readers."),
        }),
      )
      .length(FEED_TYPES.length)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
        error: `list each feed once: ${FEED_TYPES.join(", ")}`,
      })
      .describe("The feeds, in the order of the page and of the footer."),
    howTo: fieldset("The last section: what feeds are for.", {
      heading: heading().describe(
        "Above the paragraphs, and the link from every list to this page.",
      ),
      paragraphs: z.array(paragraph()).min(1).describe("How a visitor subscribes, and leaves."),
      link: labelledLink.describe("The link below the paragraphs."),
    }),
  }),
  { neededInLanguages: "every page has the names of its feeds" },
);
