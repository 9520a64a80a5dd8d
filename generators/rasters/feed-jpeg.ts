import sharp from "sharp";
import { cachedRaster } from "./raster-cache.ts";

/** Pixels; feed readers show enclosures at this shape or crop them from it. */
const SIZE = { width: 1200, height: 900 } as const;

/**
 * A drawing as a JPEG of 1200 by 900 pixels. Colour is kept at full resolution: at half of it the edges
 * between flat inks turn grey.
 *
 * @param svg a complete SVG document, drawn for that shape
 */
export async function renderFeedJpeg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(SIZE)
    .jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** The JPEG, made only when the drawing has changed. */
export async function cachedFeedJpeg(svg: string, cacheDir?: string): Promise<Buffer> {
  return cachedRaster(`feed ${svg}`, () => renderFeedJpeg(svg), cacheDir);
}
