import { content } from "#app/content/content.ts";
import type { FeedData, FeedType } from "#app/lib/feed-data.ts";
import { listPath } from "#app/lib/insight-lists.ts";
import { contentItem, feedInsights } from "./feed-items.ts";

const PAGES = {
  all: "/insights",
  insights: listPath("articles"),
  blogs: listPath("blogs"),
} as const satisfies Record<FeedType, string>;

/**
 * The data from which the build and the browser make the feeds.
 *
 * @param imageLength gives the size in bytes of an insight's JPEG, undefined where there is none
 * @throws RangeError when content/pages/feeds.yaml does not describe one of the feeds
 */
export function feedData(imageLength: (id: string) => number | undefined): FeedData {
  const { site } = content();
  return {
    siteUrl: site.url,
    company: site.legalName,
    language: site.language,
    feeds: { all: describe("all"), insights: describe("insights"), blogs: describe("blogs") },
    items: feedInsights().map((insight) => contentItem(insight, imageLength(insight.id))),
  };
}

function describe(type: FeedType) {
  const { site, pages } = content();
  const item = pages.feeds.items.find(({ id }) => id === type);
  if (!item) throw new RangeError(`content/pages/feeds.yaml has no item ${type}`);
  return { title: `${site.name}: ${item.title}`, description: item.text, path: PAGES[type] };
}
