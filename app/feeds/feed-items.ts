import { content } from "#app/content/content.ts";
import { type Insight, insightBody } from "#app/content/insights.ts";
import { bodyHtml } from "#app/content/body-node.ts";
import { authorName } from "#app/pages/cards.ts";
import { absoluteUrl } from "#app/seo/absolute-url.ts";
import type { ContentItem, FeedData } from "./feed-data.ts";
import { feedLinks } from "./feed-links.ts";
import { FEED_LENGTH } from "./feed-xml.ts";

/** Address below the site of an item's image, a JPEG. */
export function feedImagePath(id: string): string {
  return `/feeds/images/${id}.jpg`;
}

/** Every insight that one of the feeds lists: the newest articles and the newest blogs, newest first. */
export function feedInsights(): Insight[] {
  const counts = { article: 0, blog: 0 };
  return content().insights.filter(({ type }) => {
    counts[type] += 1;
    return counts[type] <= FEED_LENGTH;
  });
}

/**
 * The data from which the build and the browser make the feeds.
 *
 * @param imageLength gives the size in bytes of an insight's JPEG, undefined where there is none (development)
 */
export function feedData(imageLength: (id: string) => number | undefined): FeedData {
  const { site } = content();
  const feeds = feedLinks().map(({ type, title, text }) => [type, { title, description: text }]);
  return {
    siteUrl: site.url,
    company: site.legalName,
    language: site.language,
    feeds: Object.fromEntries(feeds) as FeedData["feeds"],
    items: feedInsights().map((insight) => contentItem(insight, imageLength(insight.id))),
  };
}

/**
 * An insight as the feeds carry it.
 *
 * @param imageLength size of its JPEG in bytes; without one the item has no image
 */
export function contentItem(insight: Insight, imageLength?: number): ContentItem {
  const { id, type, title, category, snippet } = insight;
  return {
    id,
    type,
    title,
    category,
    date: timestamp(insight.date),
    ...(insight.updated && { updated: timestamp(insight.updated) }),
    author: authorName(insight),
    description: snippet,
    content: fullText(insight),
    imageUrl: absoluteUrl(feedImagePath(id)),
    ...(imageLength !== undefined && { imageLength }),
  };
}

/** Noon in Greenwich: the one hour that falls on the same day for readers from Hawaii to Auckland. */
function timestamp(day: string): string {
  return `${day}T12:00:00.000Z`;
}

/** The body as HTML; an insight without a text is announced by its snippet alone. */
function fullText(insight: Insight): string {
  const page = absoluteUrl(`/insights/${insight.type}s/${insight.id}`);
  const body = insightBody(insight);
  const blocks = body.length > 0 ? body : [{ tag: "p" as const, children: [insight.snippet] }];
  return bodyHtml(blocks, (href) => absoluteHref(href, page));
}

/** An address of a text in full, for a reader that does not know on which site it stood. */
function absoluteHref(href: string, page: string): string {
  const base = content().site.url;
  return new URL(href.startsWith("/") ? `${base}${href}` : href, page).href;
}
