import type { FeedAddresses } from "#app/features/feeds/feed-content.ts";
import { insightHref } from "#app/routes/insights/detail/insight-href.ts";
import { listHref } from "#app/routes/insights/list/list-href.ts";
import { href } from "#app/routes/registry.ts";

/** The addresses to which the feeds link (product 15.3). */
export const FEED_ADDRESSES: FeedAddresses = {
  pages: { all: listHref("insights"), insights: listHref("articles"), blogs: listHref("blogs") },
  itemHref: (insight) => {
    const path = insight.type === "blog" ? "shortBlog" : "short";
    return href("insights/detail", insight, path);
  },
  canonicalHref: insightHref,
};
