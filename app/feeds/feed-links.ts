import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { opening, text } from "#app/content/schemas/shared.ts";
import { FEED_TYPES, type FeedType, feedPath } from "./feed-data.ts";

/**
 * content/pages/feeds.yaml: the names of the feeds here are those in the footer, in every head and in the feeds
 * themselves.
 */
export const feedsContent = pageContent(
  "feeds",
  z.strictObject({
    ...opening,
    items: z
      .array(z.strictObject({ id: z.enum(FEED_TYPES), title: text, text }))
      .length(FEED_TYPES.length)
      .refine(
        (items) => new Set(items.map(({ id }) => id)).size === items.length,
        `list each feed once: ${FEED_TYPES.join(", ")}`,
      ),
    howTo: z.strictObject({ heading: text, paragraphs: z.array(text).min(1) }),
  }),
);

/** A feed as the head, the footer and the page of the feeds name it. */
export interface FeedLink {
  type: FeedType;
  /** What a feed reader shows, the firm's name included. */
  title: string;
  /** Its short name. */
  label: string;
  /** What it holds, in a sentence. */
  text: string;
  /** Address below the site. */
  path: string;
}

/** The feeds as content/pages/feeds.yaml lists them. */
export function feedLinks(): FeedLink[] {
  const { site } = content();
  return feedsContent().items.map(({ id, title, text }) => ({
    type: id,
    title: `${site.name}: ${title}`,
    label: title,
    text,
    path: feedPath(id),
  }));
}
