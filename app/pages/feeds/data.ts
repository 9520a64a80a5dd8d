import { content } from "#app/collections/content.ts";
import { feedLinks } from "#app/feeds/feed-links.ts";
import { absoluteUrl } from "#app/outputs/page-head.ts";
import { trailOf } from "#app/outputs/trail.ts";

export type FeedsData = ReturnType<typeof feedsData>;

/** @param path the address of the page */
export function feedsData(path: string) {
  const { heading, lead, howTo } = content().pages.feeds;
  const feeds = feedLinks().map((feed) => ({ ...feed, address: absoluteUrl(feed.path) }));
  return { trail: trailOf(path), heading, lead, feeds, howTo };
}
