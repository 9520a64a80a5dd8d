import sharp from "sharp";
import { keptRaster, writeBuiltFile } from "#app/content/built-files.ts";
import { pictureSvg } from "#app/content/photos/photo-files.ts";
import { inParallel } from "#app/lib/in-parallel.ts";
import { siteHref } from "#app/lib/site-href.ts";
import { contentItem, feedData, feedImagePath, feedInsights } from "./feed-content.ts";
import { FEED_DATA_PATH, FEED_STYLE_PATH, FEED_TYPES, feedPath, feedXml } from "./feed-xml.ts";

/** Pixels; feed readers show enclosures at this shape or crop them from it. */
const IMAGE = { width: 1200, height: 900 } as const;

/** Colour is kept at full resolution: at half of it the edges between flat inks turn grey. */
const JPEG = { quality: 82, chromaSubsampling: "4:4:4" } as const;

/**
 * Writes the feeds, the images of their items, and the data from which a browser makes a feed.
 *
 * @param directory the built site
 */
export async function writeFeeds(directory: string): Promise<{ feeds: number; items: number }> {
  const items = await inParallel(feedInsights(), async (insight) => {
    const svg = await pictureSvg(insight.picture, insight.id, IMAGE);
    const jpeg = await keptRaster(`feed ${svg}`, () =>
      sharp(Buffer.from(svg)).resize(IMAGE).jpeg(JPEG).toBuffer(),
    );
    writeBuiltFile(directory, feedImagePath(insight), jpeg);
    return contentItem(insight, jpeg.length);
  });
  const data = feedData(items);
  writeBuiltFile(directory, FEED_DATA_PATH, JSON.stringify(data));
  const stylesheet = siteHref(FEED_STYLE_PATH);
  for (const type of FEED_TYPES) {
    writeBuiltFile(directory, feedPath(type), feedXml(type, data, stylesheet));
  }
  return { feeds: FEED_TYPES.length, items: items.length };
}
