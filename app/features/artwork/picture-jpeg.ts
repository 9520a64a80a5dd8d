import sharp from "sharp";
import type { LikenessField, PictureField } from "#app/model/fields/picture-fields.ts";
import { cachedRaster } from "../../../platform/built-files.ts";
import { pictureSvg } from "./photo-files.ts";
import type { Frame } from "./svg.ts";

/** Colors have the full resolution. At half the resolution the edges between flat inks turn gray. */
const JPEG_OPTIONS = { quality: 82, chromaSubsampling: "4:4:4" };

/**
 * A picture as a JPEG file for feed readers and search engines, because they do not show SVG. The cache keeps the file
 * until the drawing or the photo changes.
 *
 * @param id the seed of its drawing, unless the field names another
 * @param frame the size in pixels
 */
export async function pictureJpeg(
  field: PictureField | LikenessField,
  id: string,
  frame: Frame,
): Promise<Buffer> {
  const svg = await pictureSvg(field, id, frame);
  const makeJpeg = () => sharp(Buffer.from(svg)).resize(frame).jpeg(JPEG_OPTIONS).toBuffer();
  return cachedRaster(`jpeg ${svg}`, makeJpeg);
}
