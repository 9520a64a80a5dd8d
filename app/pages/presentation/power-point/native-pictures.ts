import type PptxGenJS from "pptxgenjs";
import { drawPortrait, likenessOf } from "#app/artwork/draw-portrait.ts";
import { cropPhoto } from "#app/content/photos/photo-files.ts";
import { pictureSvg } from "#app/content/picture-svg.ts";
import type { Leader } from "#app/content/schemas/people.ts";
import type { PictureField } from "#app/content/schemas/shared.ts";
import { type Box, place } from "./fit-text.ts";

/** The shape in which the page draws pictures of slides (app/content/pictures.ts, "tall"). */
const FRAME = { width: 900, height: 1200 } as const;

/** A drawing, cropped to its place as in the page; PowerPoint can move the crop, or make shapes of it. */
function addDrawing(slide: PptxGenJS.Slide, svg: string, altText: string, box: Box): void {
  const { x, y, w, h } = place(box);
  const scale = Math.max(w / FRAME.width, h / FRAME.height);
  slide.addImage({
    data: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
    altText,
    x,
    y,
    w: FRAME.width * scale,
    h: FRAME.height * scale,
    sizing: { type: "cover", w, h },
  });
}

async function addPhoto(slide: PptxGenJS.Slide, file: string, altText: string, box: Box) {
  const photo = cropPhoto(file, 1200, [box.w, box.h]).jpeg({ quality: 82 });
  const data = `data:image/jpeg;base64,${(await photo.toBuffer()).toString("base64")}`;
  slide.addImage({ data, altText, ...place(box) });
}

/** @param id the seed of a drawing that has none of its own */
export async function addPicture(
  slide: PptxGenJS.Slide,
  field: PictureField,
  id: string,
  box: Box,
) {
  if ("file" in field) await addPhoto(slide, field.file, field.alt, box);
  else
    addDrawing(
      slide,
      await pictureSvg(field, id, FRAME),
      field.alt || `Drawing: ${field.family}`,
      box,
    );
}

/** A partner's portrait, drawn or a photo. */
export async function addPortrait(slide: PptxGenJS.Slide, { id, name, picture }: Leader, box: Box) {
  if (picture && "file" in picture) return addPhoto(slide, picture.file, picture.alt, box);
  const svg = drawPortrait({ ...(picture ?? likenessOf(id)), ...FRAME });
  addDrawing(slide, svg, `Illustrated portrait of ${name}`, box);
}
