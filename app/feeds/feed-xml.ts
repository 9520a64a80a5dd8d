import { escapeText } from "#app/lib/escape.ts";

/** The size of an enclosure is part of it: feed readers show it and may refuse another one. */
export interface FeedImage {
  url: string;
  /** Size of the file in bytes. */
  length: number;
}

/** One item; addresses are absolute, dates ISO timestamps. */
export interface FeedItem {
  title: string;
  link: string;
  guid: string;
  pubDate: string;
  /** Day or time of the last change, when there was one since `pubDate`. */
  updated?: string | undefined;
  /** One or two sentences of plain text. */
  description: string;
  /** The whole text as HTML, every address in it absolute. */
  content: string;
  author: string;
  category: string;
  /** A JPEG. */
  image?: FeedImage | undefined;
}

export interface FeedChannel {
  title: string;
  /** The page that the feed is the feed of. */
  link: string;
  description: string;
  /** The feed's own address. */
  self: string;
  /** Who holds the rights. */
  company: string;
  /** Default: `en-us` (specification, section 3). */
  language?: string;
  /**
   * Default: company and year. The year is that of the newest item and not that of the clock, so
   * that building an unchanged site gives an unchanged file.
   */
  copyright?: string;
  /** Address of the style sheet for people who open the feed in a browser. */
  stylesheet: string;
}

/** Items of a feed at most; more would only make every reader's daily look larger. */
export const FEED_LENGTH = 50;

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");

/**
 * Writes an RSS 2.0 document (https://www.rssboard.org/rss-specification), full texts included, as
 * the RSS Advisory Board's best practices and the W3C's feed validator want it.
 *
 * Pure, so that the build and the browser write the same document from the same data. Both dates of
 * the channel come from its items: the same items always give the same document.
 *
 * @param items in any order; the newest 50 are written, newest first, those of one day as given
 * @throws RangeError when an item's date is none
 */
export function feedXml(channel: FeedChannel, items: readonly FeedItem[]): string {
  const newest = [...items].sort(newestFirst).slice(0, FEED_LENGTH);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<?xml-stylesheet type="text/css" href="${escapeText(channel.stylesheet)}"?>`,
    `<rss version="2.0" ${NAMESPACES}>`,
    "<channel>",
    ...channelLines(channel, newest),
    ...newest.flatMap(itemLines),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function newestFirst(one: FeedItem, other: FeedItem): number {
  return Date.parse(other.pubDate) - Date.parse(one.pubDate);
}

function channelLines(channel: FeedChannel, items: readonly FeedItem[]): string[] {
  const [newest] = items;
  const year = newest && `${new Date(newest.pubDate).getUTCFullYear()} `;
  return [
    element("title", channel.title),
    element("link", channel.link),
    `<atom:link href="${escapeText(channel.self)}" rel="self" type="application/rss+xml"/>`,
    element("description", channel.description),
    element("language", channel.language ?? "en-us"),
    element("copyright", channel.copyright ?? `© ${year ?? ""}${channel.company}`),
    ...(newest
      ? [
          element("pubDate", rfc822(newest.pubDate)),
          element("lastBuildDate", rfc822(lastChange(items))),
        ]
      : []),
  ];
}

/** The latest of all dates of publication and of change. */
function lastChange(items: readonly FeedItem[]): string {
  const times = items.map(({ pubDate, updated }) => Date.parse(updated ?? pubDate));
  return new Date(Math.max(...times)).toISOString();
}

function itemLines(item: FeedItem): string[] {
  const { image } = item;
  return [
    "<item>",
    element("title", item.title),
    element("link", item.link),
    `<guid isPermaLink="false">${escapeText(item.guid)}</guid>`,
    element("pubDate", rfc822(item.pubDate)),
    element("dc:creator", item.author),
    element("category", item.category),
    element("description", item.description),
    element("content:encoded", item.content),
    ...(image
      ? [`<enclosure url="${escapeText(image.url)}" length="${image.length}" type="image/jpeg"/>`]
      : []),
    "</item>",
  ];
}

function element(name: string, text: string): string {
  return `<${name}>${escapeText(text)}</${name}>`;
}

/** The form that RSS wants (RFC 822 with four digits for the year), e.g. `Tue, 20 May 2025 12:00:00 GMT`. */
function rfc822(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError(`"${iso}" is no date for a feed`);
  return date.toUTCString();
}
