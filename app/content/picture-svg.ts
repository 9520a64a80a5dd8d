import { drawPicture } from "#app/artwork/draw-picture.ts";
import type { Frame } from "#app/artwork/svg.ts";
import { asciiName } from "#app/lib/slug.ts";
import { keptRaster } from "./kept-rasters.ts";
import { cropPhoto } from "./photos/photo-files.ts";
import { photoOf } from "./photos/read-photos.ts";
import type { PictureField } from "./schemas/shared.ts";

/**
 * A page's picture as an SVG document of any size, for whatever is rasterized: its drawing, composed
 * anew for the size, or its photo, cropped to it and embedded.
 *
 * @param id the item's id: the seed of its drawing unless the field names another
 */
export async function pictureSvg(
  field: PictureField,
  id: string,
  { width, height }: Frame,
): Promise<string> {
  if ("family" in field) {
    const { family, scheme, seed = id } = field;
    return drawPicture({ seed: asciiName(seed), family, scheme, width, height });
  }
  const jpeg = await keptRaster(`crop ${photoOf(field.file).hash} ${width}x${height}`, () =>
    cropPhoto(field.file, width, [width, height]).jpeg({ quality: 90 }).toBuffer(),
  );
  const size = `width="${width}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">`,
    `<image ${size} href="data:image/jpeg;base64,${jpeg.toString("base64")}"/></svg>`,
  ].join("");
}
