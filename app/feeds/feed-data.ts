/** The feeds of the site, and the page that each is the feed of (specification, section 5: Validation rules). */
export const FEED_PAGES = {
  all: "/insights",
  insights: "/insights/articles",
  blogs: "/insights/blogs",
} as const;
export type FeedType = keyof typeof FEED_PAGES;
export const FEED_TYPES = Object.keys(FEED_PAGES) as FeedType[];

/** The address of a feed below the site. */
export const feedPath = (type: FeedType) => `/feeds/${type}.xml`;

/** The data for the feeds that a browser makes. */
export const FEED_DATA_PATH = "/feeds/items.json";
/** The style sheet of the feeds, for people who open one in a browser. */
export const FEED_STYLE_PATH = "/feeds/feed.css";

/**
 * The feed at an address; any name that is no type yields all (specification, section 5).
 *
 * @param path below the site, such as `/feeds/podcasts.xml`
 * @returns undefined for any other address, `/feeds/.xml` included
 */
export function feedAt(path: string): FeedType | undefined {
  const [, name] = /^\/feeds\/([^/]+)\.xml$/.exec(path) ?? [];
  return name === undefined ? undefined : (FEED_TYPES.find((type) => type === name) ?? "all");
}
