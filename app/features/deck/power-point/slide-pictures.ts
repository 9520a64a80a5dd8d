import sharp from "sharp";
import { drawPortrait, likenessOf } from "#app/features/artwork/draw-portrait.ts";
import { INKS, type Ink } from "#app/features/artwork/inks.ts";
import { artworkWords } from "#app/features/artwork/interface-words.ts";
import { cropPhoto, pictureSvg } from "#app/features/artwork/photo-files.ts";
import { type Frame, svgDocument } from "#app/features/artwork/svg.ts";
import type { PhotoField, PictureField } from "#app/model/fields/picture-fields.ts";
import type { Leader } from "#app/model/schemas/collections.ts";
import { wordsOf } from "#app/model/words.ts";
import { fill } from "#app/words/fill.ts";
import { cachedFile, hashOf } from "../../../../platform/build-cache.ts";
import { sourceCode } from "../../../../platform/source-code.ts";
import type { Box } from "./fit-text.ts";
import { placedShapes } from "./reading-direction.ts";
import type { PictureObject } from "./slide-objects.ts";

const CODE = sourceCode("app/features/deck/power-point/slide-pictures.ts");

/** The pixels of a drawing per hundredth of the slide's width. A slide is 2,000 pixels wide. */
const PIXELS_PER_UNIT = 20;

const WHOLE_SLIDE: Box = { x: 0, y: 0, w: 100, h: 56.25 };

/** A picture field of the content. @param seed the seed of a drawing that names none */
export async function pictureObject(
  field: PictureField,
  box: Box,
  seed: string,
): Promise<PictureObject> {
  if ("file" in field) return photoObject(field, box);
  return drawingObject(await pictureSvg(field, seed, frameOf(box)), box, field.alt);
}

/** The portrait of a partner. */
export function portraitObject(leader: Leader, box: Box): Promise<PictureObject> {
  const { id, name, picture = likenessOf(id) } = leader;
  if ("file" in picture) return photoObject(picture, box);
  const svg = drawPortrait({ ...picture, ...frameOf(box) });
  return drawingObject(svg, box, fill(wordsOf(artworkWords).portrait, { name }));
}

/** Decoration behind a whole slide. @param shapes SVG in hundredths of the slide's width */
export function backdropObject(ground: Ink, shapes: string): Promise<PictureObject> {
  const group = `<g transform="scale(${PIXELS_PER_UNIT})">${placedShapes(shapes)}</g>`;
  return drawingObject(svgDocument(frameOf(WHOLE_SLIDE), INKS[ground], group), WHOLE_SLIDE);
}

async function photoObject({ file, alt }: PhotoField, box: Box): Promise<PictureObject> {
  const jpeg = await cropPhoto(file, 1200, [box.w, box.h]).jpeg({ quality: 82 }).toBuffer();
  return { type: "picture", box, image: { jpeg }, alt };
}

/** A drawing, with a PNG for programs that know no SVG. */
async function drawingObject(svg: string, box: Box, alt = ""): Promise<PictureObject> {
  const bytes = Buffer.from(svg);
  const png = await cachedFile({ code: CODE, inputs: { svg: hashOf(bytes) } }, () =>
    sharp(bytes).png({ palette: true }).toBuffer(),
  );
  return { type: "picture", box, image: { svg: bytes, png }, alt };
}

function frameOf({ w, h }: Box): Frame {
  return { width: Math.round(PIXELS_PER_UNIT * w), height: Math.round(PIXELS_PER_UNIT * h) };
}
