import { escapeText } from "#app/base/escape.ts";
import { siteHref } from "#app/base/site-href.ts";

/** The feeds that every site has (product 15.1). Every other list of insights with items has a feed with its id. */
export const FEED_TYPES = ["all", "insights", "blogs"] as const;

/** An insight as feeds list it (product 17.12). */
export interface ContentItem {
  id: string;
  guid: string;
  /** The id of its list. */
  list: string;
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
  /** The recording of an episode. */
  audio?: FeedAudio | undefined;
}

/** A recording with the data that podcast directories require. */
export interface FeedAudio {
  url: string;
  /** Its size in bytes. */
  length: number;
  /** The media type, such as `audio/mpeg`. */
  type: string;
  seconds: number;
  isExplicit: boolean;
}

/** A feed without its items. */
export interface FeedChannel {
  title: string;
  link: string;
  description: string;
  /** Of a podcast: what directories ask for (https://podcasters.apple.com/support/823-podcast-requirements). */
  podcast?: { email: string; category: string; coverUrl: string; isExplicit: boolean } | undefined;
}

/** The data from which the build and the browser make the feeds. */
export interface FeedData {
  siteUrl: string;
  company: string;
  /** A BCP 47 tag such as `en-us`. */
  language: string;
  /** The beginning of the addresses in this language, such as `/de`. Absent for the default language. */
  prefix?: string | undefined;
  /** The feeds by their types, each with the whole address of the page with the same items. */
  feeds: Readonly<Record<string, FeedChannel>>;
  items: readonly ContentItem[];
}

/** The address of a feed below the site; with a parameter such as `:id` for its type, the pattern of these addresses. */
export const feedPath = (type: string) => `/feeds/${type}.xml`;

/** The address of the feed data (`FeedData`), of which a browser makes a feed. */
export const FEED_DATA = "/feeds/items.json";

/** The type of the feed at an address `/feeds/{type}.xml`. There may be no feed of this type. */
export function feedTypeAt(path: string): string {
  return /\/feeds\/([^/]*)\.xml$/.exec(path)?.[1] ?? "all";
}

/** A feed has at most this many items. Feed readers load the whole feed every day. */
export const FEED_SIZE = 50;

/** The list whose items a feed has. Undefined for the feed with the items of every list. */
export function listOfFeed(type: string): string | undefined {
  if (type === "all") return undefined;
  return type === "insights" ? "articles" : type;
}

const PODCAST_NAMESPACE = 'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"';

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");

/**
 * Writes a feed as an RSS 2.0 document (https://www.rssboard.org/rss-specification). The build and the browser write the
 * same document (product 15.9).
 *
 * @param wanted its type. A type without a feed yields the feed of all (product 15.7).
 * @param data the items in any order; the newest 50 are written, newest first, items of one day in the given order
 * @param origin the origin of this site, for a document at a `blob:` address, which has none
 */
export function feedXml(wanted: string, data: FeedData, origin = ""): string {
  const { siteUrl, company, language, prefix = "" } = data;
  const type = Object.hasOwn(data.feeds, wanted) ? wanted : "all";
  const feed = data.feeds[type];
  if (!feed) throw new RangeError(`There is no feed ${type}`);
  const { title, link, description, podcast } = feed;
  const namespaces = podcast ? `${NAMESPACES} ${PODCAST_NAMESPACE}` : NAMESPACES;
  const items = newestItems(type, data.items);
  const self = escapeText(siteUrl + prefix + feedPath(type));
  // The style sheet is for people who open a feed in a browser (product 15.6).
  const stylesheet = escapeText(origin + siteHref("/feeds/feed.css"));
  const copyright = copyrightOf(company, items);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<?xml-stylesheet type="text/css" href="${stylesheet}"?>`,
    `<rss version="2.0" ${namespaces}>`,
    "<channel>",
    ...elements({ title, link }),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...elements({ description, language, copyright, ...channelDates(items) }),
    ...(podcast ? podcastLines(company, podcast) : []),
    ...items.flatMap((item) => itemLines(item, podcast !== undefined)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function newestItems(type: string, items: readonly ContentItem[]): ContentItem[] {
  const list = listOfFeed(type);
  return items
    .filter((item) => list === undefined || item.list === list)
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

/** What podcast directories require of a podcast. */
function podcastLines(
  company: string,
  { email, category, coverUrl, isExplicit }: NonNullable<FeedChannel["podcast"]>,
): string[] {
  return [
    ...elements({ "itunes:author": company, "itunes:type": "episodic" }),
    "<itunes:owner>",
    ...elements({ "itunes:name": company, "itunes:email": email }),
    "</itunes:owner>",
    `<itunes:category text="${escapeText(category)}"/>`,
    `<itunes:image href="${escapeText(coverUrl)}"/>`,
    ...elements({ "itunes:explicit": String(isExplicit) }),
  ];
}

/** What podcast directories require of an episode. */
function episodeLines({ title, author, audio }: ContentItem): string[] {
  if (!audio) return [];
  return elements({
    "itunes:title": title,
    "itunes:author": author,
    "itunes:duration": String(Math.round(audio.seconds)),
    "itunes:explicit": String(audio.isExplicit),
    "itunes:episodeType": "full",
  });
}

/** The enclosure of an item: its recording or, without a recording, its picture. RSS allows a single enclosure. */
function enclosure({ audio, imageUrl, imageLength }: ContentItem): string {
  const { url, length, type } = audio ?? {
    url: imageUrl,
    length: imageLength,
    type: "image/jpeg",
  };
  return `<enclosure url="${escapeText(url)}" length="${length}" type="${type}"/>`;
}

/** The lines of an item, with its link and its guid (product 15.3 and 15.4). */
function itemLines(item: ContentItem, isPodcast: boolean): string[] {
  const { title, link, guid, date, author, category, description, content } = item;
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
    enclosure(item),
    ...(isPodcast ? episodeLines(item) : []),
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
