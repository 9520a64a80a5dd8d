import { escapeText } from "#app/base/escape.ts";
import { siteHref } from "#app/base/site-href.ts";

/** The feeds of the site, and the page that each is the feed of (product 15.1). */
export const FEED_PAGES = {
  all: "/insights",
  insights: "/insights/articles",
  blogs: "/insights/blogs",
} as const;
export type FeedType = keyof typeof FEED_PAGES;
export const FEED_TYPES = Object.keys(FEED_PAGES) as FeedType[];

/** An article or a blog as feeds list it (product 17.12). */
export interface ContentItem {
  id: string;
  guid: string;
  type: "article" | "blog";
  title: string;
  category: string;
  /** An ISO timestamp. */
  date: string;
  /** An ISO timestamp; absent while the text has not changed. */
  updated?: string | undefined;
  author: string;
  description: string;
  /** HTML with full addresses. */
  content: string;
  imageUrl: string;
  /** Bytes of the image. */
  imageLength: number;
}

/** Everything that the build and the browser make the feeds of. */
export interface FeedData {
  siteUrl: string;
  company: string;
  /** A BCP 47 tag such as `en-us`. */
  language: string;
  feeds: Record<FeedType, { title: string; description: string }>;
  items: readonly ContentItem[];
}

/** The address of a feed below the site. */
export const feedPath = (type: FeedType) => `/feeds/${type}.xml`;
/** Where the data is for the feeds that a browser makes. */
export const FEED_DATA = "/feeds/items.json";

/** The feed at an address that boot.ts has found to be a feed's; any other name yields all (product 15.7). */
export const feedAt = (path: string): FeedType =>
  FEED_TYPES.find((type) => path.endsWith(feedPath(type))) ?? "all";

/** Items of a feed at most; more would only make every reader's daily look larger. */
export const FEED_SIZE = 50;

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");

/**
 * A feed as an RSS 2.0 document (https://www.rssboard.org/rss-specification), the same in the build and in the browser.
 *
 * @param data its items in any order; the newest 50 are written, newest first, those of one day as given
 * @param origin of this site, for a document whose own address is nowhere: a `blob:`
 */
export function feedXml(type: FeedType, data: FeedData, origin = ""): string {
  const { siteUrl, company, language, feeds } = data;
  const items = data.items
    .filter((item) => type === "all" || item.type === (type === "blogs" ? "blog" : "article"))
    .sort((one, other) => Date.parse(other.date) - Date.parse(one.date))
    .slice(0, FEED_SIZE);
  const [newest] = items;
  // The year of the newest item: an unchanged site gives an unchanged file.
  const year = newest ? `${newest.date.slice(0, 4)} ` : "";
  // Timestamps of one form have the order of their letters.
  const [changed = ""] = items
    .map(({ date, updated = date }) => updated)
    .sort()
    .reverse();
  const dates = newest && { pubDate: rfc822(newest.date), lastBuildDate: rfc822(changed) };
  const { title, description } = feeds[type];
  const self = escapeText(siteUrl + feedPath(type));
  // For people who open a feed in a browser.
  const stylesheet = escapeText(origin + siteHref("/feeds/feed.css"));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<?xml-stylesheet type="text/css" href="${stylesheet}"?>`,
    `<rss version="2.0" ${NAMESPACES}>`,
    "<channel>",
    ...elements({ title, link: `${siteUrl}${FEED_PAGES[type]}` }),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...elements({ description, language, copyright: `© ${year}${company}`, ...dates }),
    ...items.flatMap((item) => itemLines(item, siteUrl)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

/** An item with its link and its guid (product 15.3 and 15.4). */
function itemLines(item: ContentItem, siteUrl: string): string[] {
  const { id, type, title, guid, date, author, category, description, content } = item;
  const image = `url="${escapeText(item.imageUrl)}" length="${item.imageLength}"`;
  return [
    "<item>",
    ...elements({
      title,
      link: `${siteUrl}/${type === "blog" ? "blogs" : "insights"}/${encodeURIComponent(id)}`,
      'guid isPermaLink="false"': guid,
      pubDate: rfc822(date),
      "dc:creator": author,
      category,
      description,
      "content:encoded": content,
    }),
    `<enclosure ${image} type="image/jpeg"/>`,
    "</item>",
  ];
}

/** Each text as an element on a line of its own, by its name and attributes. */
const elements = (texts: Record<string, string>) =>
  Object.entries(texts).map(
    ([tag, text]) => `<${tag}>${escapeText(text)}</${tag.replace(/ .*/, "")}>`,
  );

/** The form that RSS wants (RFC 822 with four digits for the year), e.g. `Tue, 20 May 2025 12:00:00 GMT`. */
const rfc822 = (iso: string) => new Date(iso).toUTCString();
