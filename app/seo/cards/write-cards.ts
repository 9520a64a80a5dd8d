import { keptRaster, writeBuiltFile } from "#app/content/built-files.ts";
import { content } from "#app/content/content.ts";
import { logoPng, pictureSvg } from "#app/content/photos/photo-files.ts";
import { inParallel } from "#app/lib/in-parallel.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { CARD_PICTURE, cardImage } from "./card-image.ts";

/** Raised when the same inputs give another picture: cards are kept between builds. */
const LAYOUT = 2;

/**
 * Writes the social cards that pages name. Each is kept, and made again only when something in it has changed.
 *
 * @param directory the built site
 * @throws RangeError when the brand's type lacks a character of a title
 */
export async function writeSocialCards(
  directory: string,
  pages: readonly PageRecord[],
): Promise<{ cards: number }> {
  const { name, logo: own } = content().site;
  const logo = own && (await logoPng(own.file)).toString("base64");
  // Pages that search engines leave out can be shared all the same; some share a card.
  const cards = new Map(pages.map(({ card }) => [card.path, card]));
  await inParallel(cards.values(), async ({ path, title, kicker, picture, id }) => {
    const svg = await pictureSvg(picture, id, CARD_PICTURE);
    const card = { name, logo, title, kicker, picture: svg, isPhoto: "file" in picture };
    const key = `card ${LAYOUT} ${JSON.stringify(card)}`;
    writeBuiltFile(directory, path, await keptRaster(key, () => cardImage(card)));
  });
  return { cards: cards.size };
}
