import sharp from "sharp";
import type { LikenessField, PictureField } from "#app/model/fields/picture-fields.ts";
import { cachedFile, type Recipe } from "../../../platform/build-cache.ts";
import { sourceCode } from "../../../platform/source-code.ts";
import { pictureInputs, pictureSvg } from "./photo-files.ts";
import type { Frame } from "./svg.ts";

const CODE = sourceCode("app/features/artwork/picture-jpeg.ts");

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
  return cachedFile(jpegRecipe(field, id, frame), async () => {
    const svg = await pictureSvg(field, id, frame);
    return sharp(Buffer.from(svg)).resize(frame).jpeg(JPEG_OPTIONS).toBuffer();
  });
}

/** Everything that such a file depends on. */
export function jpegRecipe(field: PictureField | LikenessField, id: string, frame: Frame): Recipe {
  return { code: CODE, inputs: { picture: pictureInputs(field), id, frame } };
}
