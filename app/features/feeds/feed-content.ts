import sharp from "sharp";
import { pictureSvg } from "#app/features/artwork/photo-files.ts";
import { withExhibitTexts } from "#app/features/exhibits/exhibit-text.ts";
import { authorOf } from "#app/features/insights/insights.ts";
import { parseBody } from "#app/model/body.ts";
import { absoluteUrl, content, type Insight } from "#app/model/content.ts";
import { inParallel, keptRaster } from "../../../platform/built-files.ts";
import { bodyHtml } from "./body-html.ts";
import { feedsContent } from "./content.ts";
import {
  type ContentItem,
  FEED_DATA,
  FEED_SIZE,
  FEED_TYPES,
  type FeedData,
  feedPath,
  feedXml,
} from "./feed-xml.ts";

/** The feeds as content/pages/feeds.yaml lists them: the title that feed readers show, a short one, and a sentence. */
export function feedLinks() {
  const { name } = content().site;
  return feedsContent().items.map(({ id, title, text }) => {
    return { type: id, title: `${name}: ${title}`, label: title, text, path: feedPath(id) };
  });
}

/** Feed readers announce no insight as new when its address changes. */
const firstId = ({ id, formerIds }: Pick<Insight, "id" | "formerIds">) => formerIds?.[0] ?? id;

/** Address below the site of an item's image, a JPEG. */
export const feedImagePath = (insight: Parameters<typeof firstId>[0]) =>
  `/feeds/images/${firstId(insight)}.jpg`;

/** Every insight that one of the feeds lists, newest first. */
export function feedInsights(): Insight[] {
  const counts = { article: 0, blog: 0 };
  return content().insights.filter(({ type }) => {
    counts[type] += 1;
    return counts[type] <= FEED_SIZE;
  });
}

/** What the build and the browser make the feeds of. */
export function feedData(items: readonly ContentItem[]): FeedData {
  const { url: siteUrl, legalName: company, language } = content().site;
  const feeds = feedLinks().map(({ type, title, text }) => [type, { title, description: text }]);
  return { siteUrl, company, language, feeds: Object.fromEntries(feeds), items };
}

/** An item of the feed data (product 17.12); `imageLength` is the size of its JPEG in bytes. */
export function contentItem(insight: Insight, imageLength: number): ContentItem {
  const { id, type, title, category, snippet, date, updated } = insight;
  return {
    id,
    guid: `${type === "blog" ? "blog" : "insight"}-${firstId(insight)}`,
    type,
    title,
    category,
    date: timestamp(date),
    updated: updated && timestamp(updated),
    author: authorOf(insight).name,
    description: snippet,
    content: fullText(insight),
    imageUrl: absoluteUrl(feedImagePath(insight)),
    imageLength,
  };
}

/** Noon in Greenwich: the one hour that falls on the same day for readers from Hawaii to Auckland. */
const timestamp = (day: string) => `${day}T12:00:00.000Z`;

/** The body as HTML with full addresses; an insight without a text is announced by its snippet alone. */
function fullText({ id, type, snippet, markdown, file }: Insight): string {
  const page = absoluteUrl(`/insights/${type}s/${id}`);
  const body = withExhibitTexts(parseBody(markdown, file));
  const blocks = body.length > 0 ? body : [{ tag: "p" as const, children: [snippet] }];
  return bodyHtml(blocks, (href) => {
    return new URL(href.startsWith("/") ? `${content().site.url}${href}` : href, page).href;
  });
}

/** Pixels; feed readers show enclosures at this shape or crop them from it. */
const IMAGE = { width: 1200, height: 900 };
/** Colour is kept at full resolution: at half of it the edges between flat inks turn grey. */
const JPEG = { quality: 82, chromaSubsampling: "4:4:4" };

/** The feeds, the images of their items and the data from which a browser makes a feed, by address. */
export async function feedFiles() {
  const images: Record<string, Buffer> = {};
  const items = await inParallel(feedInsights(), async (insight) => {
    const svg = await pictureSvg(insight.picture, insight.id, IMAGE);
    const make = () => sharp(Buffer.from(svg)).resize(IMAGE).jpeg(JPEG).toBuffer();
    const jpeg = await keptRaster(`feed ${svg}`, make);
    images[feedImagePath(insight)] = jpeg;
    return contentItem(insight, jpeg.length);
  });
  const data = feedData(items);
  const feeds = FEED_TYPES.map((type) => [feedPath(type), feedXml(type, data)]);
  return { ...images, ...Object.fromEntries(feeds), [FEED_DATA]: JSON.stringify(data) };
}
