import type { FeedAddresses } from "#app/features/feeds/feed-content.ts";
import { listOfFeed } from "#app/features/feeds/feed-xml.ts";
import { ALL_INSIGHTS } from "#app/model/insight-lists.ts";
import { href, localHref } from "#app/routes/href.ts";
import { insightHref } from "#app/routes/insights/detail/insight-href.ts";
import { listHref } from "#app/routes/insights/list/list-href.ts";

/** The addresses to which the feeds link (product 15.3). */
export const FEED_ADDRESSES: FeedAddresses = {
  pageHref: (feed) => listHref(listOfFeed(feed) ?? ALL_INSIGHTS),
  localHref,
  itemHref: (insight) => {
    const path = insight.list === "blogs" ? "shortBlog" : "short";
    return href("insights/detail", insight, path);
  },
  canonicalHref: insightHref,
};
