import { mapInParallel } from "#app/base/map-in-parallel.ts";
import { pictureJpeg } from "#app/features/artwork/picture-jpeg.ts";
import { attachmentOf } from "#app/features/attachments/attachments.ts";
import { shownParts } from "#app/features/attachments/shown-parts.ts";
import { withExhibitTexts } from "#app/features/exhibits/exhibit-text.ts";
import { authorOf } from "#app/features/insights/insights.ts";
import { ATTACHMENT_TYPES } from "#app/model/attachment-types.ts";
import { parseBody } from "#app/model/body/body.ts";
import type { BodyNode } from "#app/model/body/body-node.ts";
import { absoluteUrl, content, type Insight, sharedUrl } from "#app/model/content.ts";
import { bodyHtml } from "./body-html.ts";
import { feedLinks, feedLists } from "./feed-links.ts";
import {
  type ContentItem,
  FEED_DATA,
  FEED_SIZE,
  type FeedAudio,
  type FeedChannel,
  type FeedData,
  feedPath,
  feedXml,
} from "./feed-xml.ts";

/** The addresses to which the feeds link, below the site and percent-encoded. */
export interface FeedAddresses {
  /** The page with the items of a feed. */
  pageHref: (feed: string) => string;
  /** A link of the content in the language that is rendered. */
  localHref: (link: string) => string;
  /** The page to which the item of an insight links. */
  itemHref: (insight: Insight) => string;
  /** The canonical page of an insight, from which the links in its text start. */
  canonicalHref: (insight: Insight) => string;
}

type InsightIds = Pick<Insight, "id" | "formerIds">;

/** The first id that an insight had. Feed readers would announce an insight as new if its guid changed with its id. */
function firstId({ id, formerIds }: InsightIds): string {
  return formerIds?.[0] ?? id;
}

/** The address below the site of an item's image, a JPEG file. */
export function feedImagePath(insight: InsightIds): string {
  return `/feeds/images/${firstId(insight)}.jpg`;
}

/** Every insight that at least one of the feeds lists, newest first. */
export function feedInsights(): Insight[] {
  const counts = new Map<string, number>();
  return content().insights.filter(({ list }) => {
    const count = (counts.get(list) ?? 0) + 1;
    counts.set(list, count);
    return count <= FEED_SIZE;
  });
}

/** The data from which the build and the browser make the feeds. */
export function feedData(items: readonly ContentItem[], { pageHref }: FeedAddresses): FeedData {
  const { url: siteUrl, legalName: company } = content().site;
  const { tag, prefix } = content().language;
  const feeds = feedLinks().map(({ type, title, text }) => {
    const link = siteUrl + pageHref(type);
    return [type, { title, link, description: text, podcast: podcastOf(type) }];
  });
  const language = tag.toLowerCase();
  return {
    siteUrl,
    company,
    language,
    prefix: prefix || undefined,
    feeds: Object.fromEntries(feeds),
    items,
  };
}

/** What podcast directories require of a feed. Undefined if its list has no recordings. */
function podcastOf(type: string): FeedChannel["podcast"] {
  const { podcast } = feedLists().find(({ id }) => id === type) ?? {};
  const episodes = content().insights.filter(({ list, audio }) => list === type && audio);
  if (!podcast || episodes.length === 0) return undefined;
  return {
    email: content().site.email,
    category: podcast.category,
    coverUrl: sharedUrl(coverPath(type)),
    isExplicit: episodes.some(({ audio }) => audio?.isExplicit),
  };
}

/** The address below the site of the cover of a podcast, a JPEG file. */
function coverPath(list: string): string {
  return `/feeds/images/${list}-cover.jpg`;
}

/** The recording of an insight for its feed. */
function feedAudio(insight: Insight): FeedAudio | undefined {
  const { audio } = shownParts(insight);
  if (!audio) return undefined;
  const { address, bytes, type, seconds = 0 } = attachmentOf(audio.file, insight.file);
  return {
    url: sharedUrl(address),
    length: bytes,
    type: ATTACHMENT_TYPES[type].mime,
    seconds,
    isExplicit: audio.isExplicit ?? false,
  };
}

/** An item of the feed data (product 17.12). @param imageLength the size of its JPEG file in bytes */
export function contentItem(
  insight: Insight,
  imageLength: number,
  addresses: FeedAddresses,
): ContentItem {
  const { id, list, title, category, snippet, date, updated } = insight;
  const { prefix } = content().language;
  const guidPrefix = list === "blogs" ? "blog" : "insight";
  return {
    id,
    // A translation is another item for feed readers.
    guid: `${guidPrefix}-${firstId(insight)}${prefix.replace("/", "-")}`,
    list,
    title,
    link: content().site.url + addresses.itemHref(insight),
    category,
    date: timestamp(date),
    updated: updated && timestamp(updated),
    author: authorOf(insight).name,
    description: snippet,
    content: fullText(insight, addresses),
    imageUrl: absoluteUrl(feedImagePath(insight)),
    imageLength,
    audio: feedAudio(insight),
  };
}

/** Noon in Greenwich is the same day for readers from Hawaii to Auckland. @param day `YYYY-MM-DD` */
const timestamp = (day: string) => `${day}T12:00:00.000Z`;

/** The body as HTML with absolute addresses. An insight without a body is announced by its snippet. */
function fullText(insight: Insight, { canonicalHref, localHref }: FeedAddresses): string {
  const { snippet, markdown, file } = insight;
  const { url } = content().site;
  const body = withExhibitTexts(parseBody(markdown, file));
  const blocks = body.length > 0 ? body : [{ tag: "p" as const, children: [snippet] }];
  const pageUrl = url + canonicalHref(insight);
  const withParts = [...blocks, ...partsOf(insight)];
  return bodyHtml(withParts, (href) => {
    const address = href.startsWith("/") ? url + localHref(href) : href;
    return new URL(address, pageUrl).href;
  });
}

/** What an insight has beside its text, as blocks of text: the chapters of its recording and links to its files. */
function partsOf(insight: Insight): BodyNode[] {
  const { downloads = [], audio } = shownParts(insight);
  const blocks: BodyNode[] = [];
  if (audio?.chapters) {
    const entries = audio.chapters.map(({ start, title }) => `${start} ${title}`);
    blocks.push({ tag: "ul", children: entries.map((text) => ({ tag: "li", children: [text] })) });
  }
  for (const { file, title } of downloads) {
    const href = sharedUrl(attachmentOf(file, insight.file).address);
    blocks.push({ tag: "p", children: [{ tag: "a", href, children: [title] }] });
  }
  return blocks;
}

/** The size of an image in pixels. Feed readers show the whole image or crop it. */
const IMAGE_SIZE = { width: 1200, height: 900 };

/** The size of a podcast's cover in pixels, the smallest that directories accept. */
const COVER_SIZE = { width: 1400, height: 1400 };

async function podcastCovers(): Promise<Record<string, Buffer>> {
  const covers: Record<string, Buffer> = {};
  for (const { id, podcast } of feedLists()) {
    if (podcast) covers[coverPath(id)] = await pictureJpeg(podcast.cover, id, COVER_SIZE);
  }
  return covers;
}

/** The feeds, the images of their items, and the feed data, by address below the site. */
export async function feedFiles(
  addresses: FeedAddresses,
): Promise<Record<string, string | Buffer>> {
  const files: Record<string, string | Buffer> = {};
  const items = await mapInParallel(feedInsights(), async (insight) => {
    const jpeg = await pictureJpeg(insight.picture, insight.id, IMAGE_SIZE);
    files[feedImagePath(insight)] = jpeg;
    return contentItem(insight, jpeg.length, addresses);
  });
  Object.assign(files, await podcastCovers());
  const data = feedData(items, addresses);
  for (const { type } of feedLinks()) files[feedPath(type)] = feedXml(type, data);
  files[FEED_DATA] = JSON.stringify(data);
  return files;
}
