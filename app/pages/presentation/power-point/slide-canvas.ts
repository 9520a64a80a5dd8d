import type PptxGenJS from "pptxgenjs";
import { drawPortrait, likenessOf } from "#app/artwork/draw-portrait.ts";
import { INKS, type Ink } from "#app/artwork/inks.ts";
import { svgDocument } from "#app/artwork/svg.ts";
import { cropPhoto, pictureSvg } from "#app/content/photos/photo-files.ts";
import type { Leader } from "#app/content/schemas/collections.ts";
import type { Slide } from "#app/content/schemas/deck.ts";
import type { PictureField } from "#app/content/schemas/shared.ts";
import { contactHref } from "../deck-links.ts";
import {
  type Box,
  colour,
  fittingSize,
  HEADING,
  heightOf,
  INCHES,
  LARGER,
  LAYOUTS,
  type LayoutName,
  type PlacedText,
  place,
  sizeIn,
  type TextStyle,
  textOptions,
} from "./slide-layouts.ts";

/** Above and below a line under a rule, and to its right. */
const PADDING = 1.15;
const GUTTER = 2.4;

/** The shape of a drawing for a box. */
const frameOf = ({ w, h }: Box) => ({ width: Math.round(20 * w), height: Math.round(20 * h) });

/** Adds a slide to a deck, with what its speaker says. @returns what it is made of, placed by boxes */
export function addSlide(deck: PptxGenJS, layout: LayoutName, { title, notes }: Slide) {
  const [masterName, titleBox, titleStyle] = LAYOUTS[layout];
  const slide = deck.addSlide({ masterName });
  if (notes) slide.addNotes(notes);

  /** Paragraphs of one size, in places of their own: the largest at which all fit, at most the style's. */
  function texts(all: readonly PlacedText[], style: TextStyle): void {
    const size = Math.min(...all.map((text) => sizeIn(text, style)));
    for (const { heading = "", text, box, ink = style.ink ?? "ink" } of all) {
      const options = textOptions({ ...style, size, ink });
      const larger = textOptions({ size: size * LARGER, bold: true, ink });
      const above = { text: heading, options: { ...larger, breakLine: true, paraSpaceAfter: 3 } };
      slide.addText([...(heading ? [above] : []), { text, options }], {
        ...place(box),
        ...options,
      });
    }
  }

  function image(type: "svg+xml" | "jpeg", bytes: string | Buffer, altText: string, box: Box) {
    const data = `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;
    slide.addImage({ data, altText, ...place(box) });
  }

  async function photo(file: string, altText: string, box: Box) {
    const cropped = cropPhoto(file, 1200, [box.w, box.h]).jpeg({ quality: 82 });
    image("jpeg", await cropped.toBuffer(), altText, box);
  }

  return {
    slide,
    texts,
    text: (text: string, box: Box, style: TextStyle) => texts([{ text, box }], style),

    /** The title, in the place that the layout gives it. */
    title(ink?: Ink) {
      const style: TextStyle = { ...HEADING, ...titleStyle, ...(ink && { ink }) };
      const size = sizeIn({ text: title, box: titleBox }, style);
      const options = textOptions({ ...style, size });
      slide.addText([{ text: title, options }], { placeholder: "title" });
    },

    /** Lines under rules, in rows of one height: a table, which grows with its text. */
    ruled(lines: readonly string[], box: Box, { valign, ...style }: TextStyle, columns = 1) {
      const count = Math.ceil(lines.length / columns);
      const gutter = columns > 1 ? GUTTER : 0;
      const w = box.w / columns - gutter;
      const rowHeight = (size: number) =>
        Math.max(...lines.map((line) => heightOf(line, w, { ...style, size }))) + 2 * PADDING;
      const size = fittingSize(style.size, (size) => rowHeight(size) * count <= box.h);
      const h = rowHeight(size) * count;
      const y = valign === "bottom" ? box.y + box.h - h : box.y;
      const none = { type: "none" } as const;
      const options: PptxGenJS.TableCellProps = {
        ...textOptions({ ...style, size }),
        border: [{ type: "solid", pt: 1.5, color: colour(style.ink ?? "ink") }, none, none, none],
        margin: [PADDING * INCHES, gutter * INCHES, PADDING * INCHES, 0],
      };
      const cell = (text = "") => {
        const url = contactHref(text);
        const link = url && { hyperlink: { url }, underline: { style: "none" } as const };
        return { text: [{ text, options: { ...options, ...link } }], options };
      };
      const rows = Array.from({ length: count }, (_, row) =>
        Array.from({ length: columns }, (_, column) => cell(lines[row * columns + column])),
      );
      slide.addTable(rows, { ...place({ ...box, y, h }), rowH: (h / count) * INCHES });
    },

    /** The ground of this slide alone, and the ink of its number. */
    paint(ground: Ink, ink: Ink) {
      slide.background = { color: colour(ground) };
      slide.slideNumber = { ...slide.slideNumber, color: colour(ink) };
    },

    block: (ink: Ink, box: Box) =>
      slide.addShape("rect", { ...place(box), fill: { color: colour(ink) } }),

    /** What a poster stands on: drawn over all of the slide, in hundredths of its width. */
    poster(ground: Ink, shapes: string, altText: string) {
      const scaled = `<g transform="scale(20)">${shapes}</g>`;
      const box = { x: 0, y: 0, w: 100, h: 56.25 };
      image("svg+xml", svgDocument(frameOf(box), INKS[ground], scaled), altText, box);
    },

    /** @param id the seed of a drawing that has none of its own */
    async picture(field: PictureField, box: Box, id: string) {
      if ("file" in field) return photo(field.file, field.alt, box);
      const svg = await pictureSvg(field, id, frameOf(box));
      image("svg+xml", svg, field.alt || `Drawing: ${field.family}`, box);
    },

    async portrait({ id, name, picture = likenessOf(id) }: Leader, box: Box) {
      if ("file" in picture) return photo(picture.file, picture.alt, box);
      const svg = drawPortrait({ ...picture, ...frameOf(box) });
      image("svg+xml", svg, `Illustrated portrait of ${name}`, box);
    },
  };
}
export type Canvas = ReturnType<typeof addSlide>;
