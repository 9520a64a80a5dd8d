import { feedLinks, feedsContent } from "#app/feeds/feed-links.ts";
import { absoluteUrl } from "#app/seo/absolute-url.ts";

/** What /feeds shows. */
export function feedsData() {
  const { heading, lead, howTo } = feedsContent();
  const feeds = feedLinks().map((feed) => ({ ...feed, address: absoluteUrl(feed.path) }));
  return { opening: { heading, lead }, feeds, howTo };
}

export type FeedsData = ReturnType<typeof feedsData>;
