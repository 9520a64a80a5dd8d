import type { FeedAddresses } from "#app/features/feeds/feed-content.ts";
import { href, localHref } from "#app/routes/href.ts";
import { insightHref } from "#app/routes/insights/detail/insight-href.ts";
import { listHref } from "#app/routes/insights/list/list-href.ts";

/** The list with the items of each feed. */
const LISTS = { all: "insights", insights: "articles", blogs: "blogs" } as const;

/** The addresses to which the feeds link (product 15.3). */
export const FEED_ADDRESSES: FeedAddresses = {
  pageHref: (feed) => listHref(LISTS[feed]),
  localHref,
  itemHref: (insight) => {
    const path = insight.type === "blog" ? "shortBlog" : "short";
    return href("insights/detail", insight, path);
  },
  canonicalHref: insightHref,
};
