import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { content } from "#app/collections/content.ts";
import { FEED_IMAGE, feedImagePath, feedInsights } from "#app/outputs/feed-items.ts";
import { socialCards } from "#app/outputs/social-cards.ts";
import { inParallel } from "#app/lib/in-parallel.ts";
import { pictureSvg } from "./picture-svg.ts";
import { cachedFeedJpeg } from "./rasters/feed-jpeg.ts";
import { cachedPhotoCard } from "./rasters/photo-card.ts";
import { CARD_PICTURE, cachedSocialCard } from "./rasters/social-card.ts";

/** One picture to write. */
interface Raster {
  /** Address below the site. */
  path: string;
  make: () => Promise<Buffer>;
}

/**
 * Writes the social cards that pages name. Each is kept, and made again only when something in it has changed.
 *
 * @param clientDir the built site
 * @throws Error when two pages would share a card
 */
export async function writeSocialCards(clientDir: string): Promise<{ cards: number }> {
  return { cards: await write(clientDir, cardImages()) };
}

/**
 * Writes the image of every insight that a feed lists; kept like the cards.
 *
 * @param clientDir the built site
 */
export async function writeFeedImages(clientDir: string): Promise<{ images: number }> {
  return { images: await write(clientDir, feedImages()) };
}

/** @returns how many there are */
async function write(clientDir: string, rasters: readonly Raster[]): Promise<number> {
  await inParallel(rasters, async ({ path, make }) => {
    const file = join(clientDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await make());
  });
  return rasters.length;
}

function cardImages(): Raster[] {
  const { name } = content().site;
  return socialCards().map(({ path, title, kicker, picture, id }) => ({
    path,
    make: async () => {
      const svg = await pictureSvg(picture, id, CARD_PICTURE);
      const card = { name, title, kicker, picture: () => svg };
      return "file" in picture ? cachedPhotoCard(card) : cachedSocialCard(card);
    },
  }));
}

function feedImages(): Raster[] {
  return feedInsights().map(({ id, picture }) => ({
    path: feedImagePath(id),
    make: async () => cachedFeedJpeg(await pictureSvg(picture, id, FEED_IMAGE)),
  }));
}

if (import.meta.main) {
  const { cards } = await writeSocialCards("build/client");
  console.log(`Wrote ${cards} social cards.`);
}
