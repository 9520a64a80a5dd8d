import { z } from "zod";
import { choice, code, paragraph, photoFile } from "./building-blocks.ts";
import { EXTRAS, FAMILIES, HAIR_STYLES, SCHEMES } from "./drawings.ts";

const photoFields = z.strictObject({
  file: photoFile().describe("A file in content/photos/."),
  alt: paragraph().describe("What the photo shows, for people who cannot see it."),
});
export type PhotoField = z.infer<typeof photoFields>;

const drawingFields = z.strictObject({
  family: choice(FAMILIES).describe("The kind of drawing."),
  scheme: choice(SCHEMES).optional().describe("Its colours."),
  seed: code().optional().describe("Any word: another one gives another drawing of the same kind."),
  alt: z
    .string()
    .meta({ field: { kind: "text", lines: "several", search: "none", isTranslatable: true } })
    .optional()
    .describe("What it shows; empty where it is mere decoration."),
});
export type DrawingField = z.infer<typeof drawingFields>;

const likenessFields = z.strictObject({
  hair: choice(HAIR_STYLES),
  extra: choice(EXTRAS).describe("What the person wears."),
  scheme: choice(SCHEMES).describe("The colour behind the person."),
});
export type LikenessField = z.infer<typeof likenessFields>;

/** A drawing, or a photo instead. */
function drawingOrPhoto<Drawing extends z.ZodObject>(drawing: Drawing) {
  return z
    .union([drawing.meta({ title: "Drawing" }), photo().meta({ title: "Photo" })])
    .meta({ field: { kind: "picture", search: "none", isTranslatable: false } });
}

/** A photo with its description. */
export function photo() {
  return photoFields;
}

/** A picture: a drawing of one of the families, or a photo. */
export function picture() {
  return drawingOrPhoto(drawingFields);
}
export type PictureField = DrawingField | PhotoField;

/** The portrait of a person: a drawing, or a photo. */
export function portrait() {
  return drawingOrPhoto(likenessFields).describe("Left out, it is drawn after the name.");
}

/** A picture within a text, with its caption. */
export function pictureWithCaption() {
  const caption = { caption: paragraph().optional() };
  return z.union([drawingFields.extend(caption), photoFields.extend(caption)]);
}
