import { escapeText } from "#app/base/escape.ts";
import { siteHref } from "#app/base/site-href.ts";

/** The feeds of the site (product 15.1). */
export const FEED_TYPES = ["all", "insights", "blogs"] as const;
export type FeedType = (typeof FEED_TYPES)[number];

/** An article or a blog as feeds list it (product 17.12). */
export interface ContentItem {
  id: string;
  guid: string;
  type: "article" | "blog";
  title: string;
  /** The whole address of its page. */
  link: string;
  category: string;
  /** An ISO timestamp. */
  date: string;
  /** The ISO timestamp of the last change; absent while the text has not changed. */
  updated?: string | undefined;
  author: string;
  description: string;
  /** HTML with full addresses. */
  content: string;
  imageUrl: string;
  /** The size of the image in bytes. */
  imageLength: number;
}

/** The data of which the build and the browser make the feeds. */
export interface FeedData {
  siteUrl: string;
  company: string;
  /** A BCP 47 tag such as `en-us`. */
  language: string;
  /** The beginning of the addresses in this language, such as `/de`. Absent for the default language. */
  prefix?: string | undefined;
  /** For each feed the whole address of the page with the same items, among others. */
  feeds: Record<FeedType, { title: string; link: string; description: string }>;
  items: readonly ContentItem[];
}

/** The address of a feed below the site; with a parameter such as `:id` for its type, the pattern of these addresses. */
export const feedPath = (type: string) => `/feeds/${type}.xml`;

/** The address of the feed data (`FeedData`), of which a browser makes a feed. */
export const FEED_DATA = "/feeds/items.json";

/** The feed at an address `/feeds/{name}.xml`. A name without a feed yields the feed of all (product 15.7). */
export function feedAt(path: string): FeedType {
  return FEED_TYPES.find((type) => path.endsWith(feedPath(type))) ?? "all";
}

/** A feed has at most this many items. Feed readers load the whole feed every day. */
export const FEED_SIZE = 50;

/** The type of the items in a feed that does not list both types. */
const ITEM_TYPES = { insights: "article", blogs: "blog" } as const;

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");

/**
 * Writes a feed as an RSS 2.0 document (https://www.rssboard.org/rss-specification). The build and the browser write the
 * same document (product 15.9).
 *
 * @param data the items in any order; the newest 50 are written, newest first, items of one day in the given order
 * @param origin the origin of this site, for a document at a `blob:` address, which has none
 */
export function feedXml(type: FeedType, data: FeedData, origin = ""): string {
  const { siteUrl, company, language, prefix = "" } = data;
  const { title, link, description } = data.feeds[type];
  const items = newestItems(type, data.items);
  const self = escapeText(siteUrl + prefix + feedPath(type));
  // The style sheet is for people who open a feed in a browser (product 15.6).
  const stylesheet = escapeText(origin + siteHref("/feeds/feed.css"));
  const copyright = copyrightOf(company, items);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<?xml-stylesheet type="text/css" href="${stylesheet}"?>`,
    `<rss version="2.0" ${NAMESPACES}>`,
    "<channel>",
    ...elements({ title, link }),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...elements({ description, language, copyright, ...channelDates(items) }),
    ...items.flatMap(itemLines),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function newestItems(type: FeedType, items: readonly ContentItem[]): ContentItem[] {
  return items
    .filter((item) => type === "all" || item.type === ITEM_TYPES[type])
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
    .slice(0, FEED_SIZE);
}

/** It names the year of the newest item, not of the build: an unchanged site gives an unchanged file. */
function copyrightOf(company: string, items: readonly ContentItem[]): string {
  const year = items[0]?.date.slice(0, 4);
  return year ? `© ${year} ${company}` : `© ${company}`;
}

function channelDates(items: readonly ContentItem[]): Record<string, string> {
  const newest = items[0];
  if (!newest) return {};
  // ISO timestamps sort like texts.
  const changes = items.map(({ date, updated }) => updated ?? date).sort();
  const lastChange = changes.at(-1) ?? newest.date;
  return { pubDate: rfc822(newest.date), lastBuildDate: rfc822(lastChange) };
}

/** The lines of an item, with its link and its guid (product 15.3 and 15.4). */
function itemLines(item: ContentItem): string[] {
  const { title, link, guid, date, author, category, description, content } = item;
  const imageUrl = escapeText(item.imageUrl);
  return [
    "<item>",
    ...elements({
      title,
      link,
      'guid isPermaLink="false"': guid,
      pubDate: rfc822(date),
      "dc:creator": author,
      category,
      description,
      "content:encoded": content,
    }),
    `<enclosure url="${imageUrl}" length="${item.imageLength}" type="image/jpeg"/>`,
    "</item>",
  ];
}

/**
 * Elements with a text, each on a line.
 *
 * @param texts the text by the start tag: the name of the element, and its attributes after a space
 */
function elements(texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).map(([startTag, text]) => {
    const name = startTag.replace(/ .*/, "");
    return `<${startTag}>${escapeText(text)}</${name}>`;
  });
}

/** A date as RSS needs it, by RFC 822 with four digits for the year: `Tue, 20 May 2025 12:00:00 GMT`. */
function rfc822(isoTimestamp: string): string {
  return new Date(isoTimestamp).toUTCString();
}
