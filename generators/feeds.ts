import { mkdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { basePath } from "#app/lib/base-path.ts";
import {
  buildFeed,
  FEED_DATA_PATH,
  FEED_STYLE_PATH,
  FEED_TYPES,
  feedPath,
} from "#app/lib/feed-data.ts";
import { feedData } from "#app/outputs/feed.ts";
import { feedImagePath, feedInsights } from "#app/outputs/feed-items.ts";

/**
 * Writes the feeds, and their data for the feeds that a browser makes. Comes after the images of feeds:
 * the size of each image stands in the feed.
 *
 * @param clientDir the built site
 * @throws when an item's image is missing
 */
export async function writeFeeds(clientDir: string): Promise<{ feeds: number; items: number }> {
  const lengths = await imageLengths(clientDir);
  const data = feedData((id) => lengths.get(id));
  await write(join(clientDir, FEED_DATA_PATH), JSON.stringify(data));
  const stylesheet = `${basePath()}${FEED_STYLE_PATH}`;
  for (const type of FEED_TYPES) {
    await write(join(clientDir, feedPath(type)), buildFeed(type, data, stylesheet));
  }
  return { feeds: FEED_TYPES.length, items: data.items.length };
}

async function imageLengths(clientDir: string): Promise<Map<string, number>> {
  const lengths = new Map<string, number>();
  for (const { id } of feedInsights()) {
    const path = join(clientDir, feedImagePath(id));
    const { size } = await stat(path).catch((cause) => {
      throw new Error(`The image ${path} of a feed is missing: write them first`, { cause });
    });
    lengths.set(id, size);
  }
  return lengths;
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

if (import.meta.main) {
  const { feeds, items } = await writeFeeds("build/client");
  console.log(`Wrote ${feeds} feeds of ${items} items.`);
}
