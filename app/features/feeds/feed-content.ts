import { mapInParallel } from "#app/base/map-in-parallel.ts";
import { pictureJpeg } from "#app/features/artwork/picture-jpeg.ts";
import { withExhibitTexts } from "#app/features/exhibits/exhibit-text.ts";
import { authorOf } from "#app/features/insights/insights.ts";
import { parseBody } from "#app/model/body.ts";
import { absoluteUrl, content, type Insight } from "#app/model/content.ts";
import { bodyHtml } from "./body-html.ts";
import { feedsContent } from "./content.ts";
import {
  type ContentItem,
  FEED_DATA,
  FEED_SIZE,
  FEED_TYPES,
  type FeedData,
  type FeedType,
  feedPath,
  feedXml,
} from "./feed-xml.ts";

/** A feed as pages name it. */
export interface FeedLink {
  type: FeedType;
  /** The title that feed readers show, with the firm's name. */
  title: string;
  /** The title without the firm's name. */
  label: string;
  /** A sentence about the feed. */
  text: string;
  /** The address below the site. */
  path: string;
}

/** The feeds in the order of content/pages/feeds.yaml. */
export function feedLinks(): FeedLink[] {
  const { name } = content().site;
  return feedsContent().items.map(({ id, title, text }) => {
    return { type: id, title: `${name}: ${title}`, label: title, text, path: feedPath(id) };
  });
}

/** The addresses to which the feeds link, below the site and percent-encoded. */
export interface FeedAddresses {
  /** The page with the items of a feed. */
  pageHref: (feed: FeedType) => string;
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
  const counts = { article: 0, blog: 0 };
  return content().insights.filter(({ type }) => {
    counts[type] += 1;
    return counts[type] <= FEED_SIZE;
  });
}

/** The data of which the build and the browser make the feeds. */
export function feedData(items: readonly ContentItem[], { pageHref }: FeedAddresses): FeedData {
  const { url: siteUrl, legalName: company } = content().site;
  const { tag, prefix } = content().language;
  const feeds = feedLinks().map(({ type, title, text }) => {
    return [type, { title, link: siteUrl + pageHref(type), description: text }];
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

/** An item of the feed data (product 17.12). @param imageLength the size of its JPEG file in bytes */
export function contentItem(
  insight: Insight,
  imageLength: number,
  addresses: FeedAddresses,
): ContentItem {
  const { id, type, title, category, snippet, date, updated } = insight;
  const { prefix } = content().language;
  const guidPrefix = type === "blog" ? "blog" : "insight";
  return {
    id,
    // A translation is another item for feed readers.
    guid: `${guidPrefix}-${firstId(insight)}${prefix.replace("/", "-")}`,
    type,
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
  return bodyHtml(blocks, (href) => {
    const address = href.startsWith("/") ? url + localHref(href) : href;
    return new URL(address, pageUrl).href;
  });
}

/** The size of an image in pixels. Feed readers show the whole image or crop it. */
const IMAGE_SIZE = { width: 1200, height: 900 };

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
  const data = feedData(items, addresses);
  for (const type of FEED_TYPES) files[feedPath(type)] = feedXml(type, data);
  files[FEED_DATA] = JSON.stringify(data);
  return files;
}
