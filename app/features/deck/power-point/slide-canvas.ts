import type PptxGenJS from "pptxgenjs";
import { drawPortrait, likenessOf } from "#app/features/artwork/draw-portrait.ts";
import { INKS, type Ink } from "#app/features/artwork/inks.ts";
import { cropPhoto, pictureSvg } from "#app/features/artwork/photo-files.ts";
import { svgDocument } from "#app/features/artwork/svg.ts";
import { contactHref } from "#app/features/deck/deck-links.ts";
import type { PictureField } from "#app/model/fields/pictures.ts";
import type { Leader } from "#app/model/schemas/collections.ts";
import type { Slide } from "#app/model/schemas/deck.ts";
import {
  type Box,
  fittingSize,
  heightOf,
  LARGER,
  type PlacedText,
  type TextStyle,
} from "./fit-text.ts";

/** Points in a hundredth of a slide that is 13.333 inches wide. */
export const POINTS = 9.6;
const INCHES = POINTS / 72;

/* Boxes, inks and styles as PptxGenJS takes them. */

export const place = ({ x, y, w, h }: Box) => {
  return { x: x * INCHES, y: y * INCHES, w: w * INCHES, h: h * INCHES };
};

export const colour = (ink: Ink) => INKS[ink].slice(1);

function textOptions({ size, tracking, ink = "ink", ...style }: TextStyle) {
  const fontSize = size * POINTS;
  const spaced = tracking && { charSpacing: tracking * fontSize };
  const usual = { margin: 0, align: "left", valign: "top" } as const;
  return { ...usual, ...style, ...spaced, fontSize, color: colour(ink) };
}

const HEADING = { bold: true, lineSpacingMultiple: 0.84, tracking: -0.025 };

/** The layouts that PowerPoint offers for a new slide: the name, the place of the title and its type. */
const LAYOUTS = {
  title: ["Title", { x: 5, y: 5.2, w: 46, h: 28.4 }, { size: 10.6 }],
  beside: ["Text beside a picture", { x: 5, y: 5.2, w: 47, h: 19 }, { size: 5.2 }],
  chart: ["Text beside a chart", { x: 5, y: 5.2, w: 32, h: 19 }, { size: 4.4 }],
  wide: ["Text across", { x: 5, y: 5.2, w: 90, h: 12 }, { size: 5.2 }],
  figures: ["Figures", { x: 5, y: 5.2, w: 52, h: 20 }, { size: 5.6 }],
  capabilities: ["Capabilities", { x: 5, y: 5.2, w: 30, h: 30 }, { size: 5.1 }],
  capability: ["Capability", { x: 40.4, y: 4, w: 54.6, h: 11 }, { size: 5.6, valign: "bottom" }],
  caseStudy: ["Case study", { x: 5, y: 2.9, w: 90, h: 5.2 }, { size: 3.7 }],
  contact: ["Contact", { x: 5, y: 5.2, w: 46, h: 26 }, { size: 12.4, ink: "paper" }],
} satisfies Record<string, [name: string, title: Box, style: TextStyle]>;
type LayoutName = keyof typeof LAYOUTS;

const groundOf = (layout: string) => (layout === "contact" ? "blue" : "paper");

/** Gives a deck its layouts; all but the posters at both ends bear a number, in the same corner. */
export function defineLayouts(deck: PptxGenJS): void {
  const numberBox = place({ x: 5, y: 51.2, w: 6, h: 2.6 });
  const slideNumber = { ...numberBox, margin: 0, fontSize: 21, color: colour("ink") };
  for (const [id, [title, box, style]] of Object.entries(LAYOUTS)) {
    const text = textOptions({ ...HEADING, ...style });
    const options = { name: "title", type: "title", ...place(box), ...text } as const;
    deck.defineSlideMaster({
      title,
      background: { color: colour(groundOf(id)) },
      objects: [{ placeholder: { options, text: "Title" } }],
      ...(id !== "title" && id !== "contact" && { slideNumber }),
    });
  }
}

/** Above and below a line under a rule, and to its right. */
const PADDING = 1.15;
const GUTTER = 2.4;

/** The shape of a drawing for a box. */
const frameOf = ({ w, h }: Box) => ({ width: Math.round(20 * w), height: Math.round(20 * h) });

/** What is not as in a slide's layout: its ground, the ink of its texts, shapes behind them in hundredths of its width. */
type Backdrop = { ground?: Ink; ink?: Ink; shapes?: string; altText?: string };

/** Adds a slide to a deck, with its title and what its speaker says. @returns what else is on it, placed by boxes */
export function addSlide(deck: PptxGenJS, own: Slide, layout: LayoutName, behind: Backdrop = {}) {
  const { ground = groundOf(layout), ink: ownInk, shapes, altText = "" } = behind;
  const [masterName, titleBox, layoutStyle] = LAYOUTS[layout];
  const titleStyle: TextStyle = { ...HEADING, ...layoutStyle, ...(ownInk && { ink: ownInk }) };
  const { ink: slideInk = "ink" } = titleStyle;
  const slide = deck.addSlide({ masterName });
  if (own.notes) slide.addNotes(own.notes);
  if (ownInk) {
    slide.background = { color: colour(ground) };
    slide.slideNumber = { ...slide.slideNumber, color: colour(ownInk) };
  }
  if (shapes) {
    const box = { x: 0, y: 0, w: 100, h: 56.25 };
    const svg = svgDocument(frameOf(box), INKS[ground], `<g transform="scale(20)">${shapes}</g>`);
    image("svg+xml", svg, altText, box);
  }
  const size = fittingSize([{ text: own.title, box: titleBox }], titleStyle);
  const options = textOptions({ ...titleStyle, size });
  slide.addText([{ text: own.title, options }], { placeholder: "title" });

  /** Paragraphs of one size, in places of their own: the largest at which all fit, at most the style's. */
  function texts(all: readonly PlacedText[], style: TextStyle): void {
    const size = fittingSize(all, style);
    for (const { heading = "", text, box, ink = style.ink ?? slideInk } of all) {
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

    /** Lines under rules, in rows of one height: a table, which grows with its text. */
    ruled(lines: readonly string[], box: Box, { valign, ...style }: TextStyle, columns = 1) {
      const count = Math.ceil(lines.length / columns);
      const gutter = columns > 1 ? GUTTER : 0;
      const w = box.w / columns - gutter;
      const inner = { ...box, w, h: box.h / count - 2 * PADDING };
      const texts = lines.map((text) => ({ text, box: inner }));
      const size = fittingSize(texts, style);
      const heights = lines.map((line) => heightOf(line, w, { ...style, size }));
      const h = (Math.max(...heights) + 2 * PADDING) * count;
      const y = valign === "bottom" ? box.y + box.h - h : box.y;
      const none = { type: "none" } as const;
      const options: PptxGenJS.TableCellProps = {
        ...textOptions({ ...style, size, ink: slideInk }),
        border: [{ type: "solid", pt: 1.5, color: colour(slideInk) }, none, none, none],
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

    block: (ink: Ink, box: Box) =>
      slide.addShape("rect", { ...place(box), fill: { color: colour(ink) } }),

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
export type OpenSlide = (layout: LayoutName, backdrop?: Backdrop) => Canvas;
