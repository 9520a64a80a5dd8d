import sharp from "sharp";
import { cachedRaster } from "./raster-cache.ts";
import { composeSocialCard, type SocialCard } from "./social-card.ts";

/**
 * The social card of a page that shows a photo, made only when it has changed. A photo has more
 * colours than the palette of flat inks holds, so they are chosen, and mixed, for each card.
 */
export async function cachedPhotoCard(card: SocialCard): Promise<Buffer> {
  const svg = composeSocialCard(card);
  return cachedRaster(`photo card ${svg}`, () =>
    sharp(Buffer.from(svg)).png({ palette: true, colours: 256, dither: 1, effort: 7 }).toBuffer(),
  );
}
