import { type FeedItem, feedXml } from "./feed-xml.ts";

/** The feeds of the site (specification, section 5: Validation rules); what they are called stands in the content. */
export type FeedType = "all" | "insights" | "blogs";

/** The page that each is the feed of. */
export const FEED_PAGES = {
  all: "/insights",
  insights: "/insights/articles",
  blogs: "/insights/blogs",
} as const satisfies Record<FeedType, string>;
export const FEED_TYPES = Object.keys(FEED_PAGES) as FeedType[];

/** A content item (specification, section 3): an article or a blog as the feeds need it. */
export interface ContentItem {
  id: string;
  type: "article" | "blog";
  title: string;
  category: string;
  /** ISO timestamp of publication. */
  date: string;
  /** ISO timestamp of the last change since. */
  updated?: string;
  author: string;
  description: string;
  /** The text as HTML, every address in it absolute. */
  content: string;
  imageUrl: string;
  /** Size of the image in bytes; absent while there is no image (development). */
  imageLength?: number;
}

/** All that the feeds are made of; the build writes it as JSON for the browser. */
export interface FeedData {
  /** Address of the published site, without a trailing slash. */
  siteUrl: string;
  company: string;
  language: string;
  /** What each feed says of itself. */
  feeds: Record<FeedType, { title: string; description: string }>;
  items: ContentItem[];
}

/** The address of a feed below the site. */
export function feedPath(type: FeedType): string {
  return `/feeds/${type}.xml`;
}

/** Where the build puts the data for the feeds that a browser makes. */
export const FEED_DATA_PATH = "/feeds/items.json";

/** The style sheet of the feeds, for people who open one in a browser. */
export const FEED_STYLE_PATH = "/feeds/feed.css";

/**
 * The feed that an address asks for: any name that is no type yields all (specification, section 5).
 *
 * @param path below the site, such as `/feeds/podcasts.xml`
 * @returns undefined when the address is none of a feed; `/feeds/.xml` is none
 */
export function feedAt(path: string): FeedType | undefined {
  const [, name] = /^\/feeds\/([^/]+)\.xml$/.exec(path) ?? [];
  return name === undefined ? undefined : (FEED_TYPES.find((type) => type === name) ?? "all");
}

/**
 * Writes one feed.
 *
 * @param stylesheet where the document that is made finds its style sheet
 * @returns an RSS 2.0 document
 */
export function buildFeed(type: FeedType, data: FeedData, stylesheet: string): string {
  const { siteUrl, company, language, feeds, items } = data;
  const { title, description } = feeds[type];
  const self = `${siteUrl}${feedPath(type)}`;
  const channel = { title, description, self, company, language, stylesheet };
  return feedXml(
    { ...channel, link: `${siteUrl}${FEED_PAGES[type]}` },
    items.filter((item) => belongsTo(item, type)).map((item) => feedItem(item, siteUrl)),
  );
}

function belongsTo({ type }: ContentItem, feed: FeedType): boolean {
  return feed === "all" || type === (feed === "blogs" ? "blog" : "article");
}

/** Links and guids by the specification, section 7: RSS feeds. */
function feedItem(item: ContentItem, siteUrl: string): FeedItem {
  const { id, type, date, imageUrl, imageLength, ...rest } = item;
  const kind = type === "blog" ? "blog" : "insight";
  const folder = type === "blog" ? "blogs" : "insights";
  return {
    ...rest,
    link: `${siteUrl}/${folder}/${encodeURIComponent(id)}`,
    guid: `${kind}-${id}`,
    pubDate: date,
    ...(imageLength !== undefined && { image: { url: imageUrl, length: imageLength } }),
  };
}
