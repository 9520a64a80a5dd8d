import { content } from "#app/collections/content.ts";
import { type FeedType, feedPath } from "./feed-data.ts";

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
  const { site, pages } = content();
  return pages.feeds.items.map(({ id, title, text }) => ({
    type: id,
    title: `${site.name}: ${title}`,
    label: title,
    text,
    path: feedPath(id),
  }));
}
