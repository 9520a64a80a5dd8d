import { z } from "zod";
import { choice, paragraph, photoFile, seed } from "./building-blocks.ts";
import { DRAWING_MEANINGS, MEANING_NAMES } from "./drawing-meanings.ts";
import { EXTRAS, FAMILIES, type Family, HAIR_STYLES, OBJECTS, SCHEMES } from "./drawings.ts";

const photoFields = z.strictObject({
  file: photoFile().describe("A file in content/photos/."),
  alt: paragraph().describe("What the photo shows, for people who cannot see it."),
});
export type PhotoField = z.infer<typeof photoFields>;

const lookFields = {
  scheme: choice(SCHEMES).optional().describe("Its colors."),
  seed: seed()
    .optional()
    .meta({ title: "Variant" })
    .describe("Any word: another one gives another drawing of the same kind."),
  alt: z
    .string()
    .meta({ field: { kind: "text", lines: "several", search: "none", isTranslatable: true } })
    .optional()
    .describe("What it shows; empty where it is mere decoration."),
};
const meaningFields = z.strictObject({
  says: choice(MEANING_NAMES).describe("What the page says. The drawing follows from it."),
  ...lookFields,
});
const drawingFields = z.strictObject({
  family: choice(FAMILIES).describe("The kind of drawing."),
  ...lookFields,
});
export type DrawingField = z.infer<typeof meaningFields> | z.infer<typeof drawingFields>;

/** The family of a drawing: the named one, or the one that follows from what the page says. */
export function familyOf(drawing: DrawingField): Family {
  return "says" in drawing ? DRAWING_MEANINGS[drawing.says].family : drawing.family;
}

/** The scheme of a drawing. A photo has none, and a drawing without a scheme has one that its seed chooses. */
export function groundOf(picture: PictureField | undefined): string | undefined {
  return picture && "scheme" in picture ? picture.scheme : undefined;
}

const likenessFields = z.strictObject({
  hair: choice(HAIR_STYLES).describe(
    "The shape of the hair, by which people tell the portrait. Each has a face of its own.",
  ),
  extra: choice(EXTRAS).describe("What the person wears."),
  object: choice(OBJECTS)
    .optional()
    .describe("Something from the person's life, by which a small portrait is recognized."),
  scheme: choice(SCHEMES).describe("The color behind the person."),
});
export type LikenessField = z.infer<typeof likenessFields>;

/** The meaning of a field that is a drawing, or a photo instead. */
const PICTURE_FIELD = {
  field: { kind: "picture", search: "none", isTranslatable: false },
} as const;

/** A photo with its description. */
export function photo() {
  return photoFields;
}

/** A picture: a drawing by its meaning, a drawing of one of the families, or a photo. */
export function picture() {
  return z
    .union([
      meaningFields
        .meta({ title: "Drawing" })
        .describe("Drawn by the site, after what the page says. In most cases the right choice."),
      drawingFields
        .meta({ title: "Drawing of a family" })
        .describe("Drawn by the site, in a kind that you choose yourself."),
      photo().meta({ title: "Photo" }).describe("A photo of your own, cropped by the build."),
    ])
    .meta(PICTURE_FIELD)
    .describe("The picture of the page, and of cards that lead to it.");
}
export type PictureField = DrawingField | PhotoField;

/** The portrait of a person: a drawing, or a photo. */
export function portrait() {
  return z
    .union([
      likenessFields
        .meta({ title: "Drawn portrait" })
        .describe("A portrait drawn by the site, by hair, clothing and an object."),
      photo()
        .meta({ title: "Photo" })
        .describe("A photo of the person; the build crops it around the middle."),
    ])
    .meta(PICTURE_FIELD)
    .describe("Left out, it is drawn after the name.");
}

/** A picture within a text, with its caption. */
export function pictureWithCaption() {
  const caption = { caption: paragraph().optional() };
  return z.union([drawingFields.extend(caption), photoFields.extend(caption)]);
}
