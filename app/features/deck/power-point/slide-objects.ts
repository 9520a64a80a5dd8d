import type { Ink } from "#app/features/artwork/inks.ts";
import type { Chart } from "./chart.ts";
import {
  type Box,
  fittingSize,
  HEADING_SCALE,
  heightOf,
  type PlacedText,
  type TextStyle,
} from "./fit-text.ts";
import type { LayoutName } from "./slide-layouts.ts";

/**
 * What a slide shows besides its title and its number, as plain data. Objects stand in reading order: assistive
 * technology reads them so, and later ones lie over earlier ones.
 */
export interface DrawnSlide {
  layout: LayoutName;
  /** Where they are not those of the layout. */
  colours?: { ground: Ink; text: Ink };
  /** Shapes of SVG behind everything, in hundredths of the slide's width. They say nothing that the texts do not. */
  backdrop?: string;
  objects: readonly SlideObject[];
}

/** @param number the position of the slide in the deck, counted from 1 */
export type DrawSlide<Slide> = (slide: Slide, number: number) => DrawnSlide | Promise<DrawnSlide>;

export type SlideObject = TextObject | BlockObject | PictureObject | ChartObject | GroupObject;

export interface TextObject {
  type: "text";
  box: Box;
  paragraphs: readonly Paragraph[];
  anchor?: TextStyle["anchor"];
  /** Space between the box and its text, in hundredths of the slide's width. */
  insets?: { top: number; right: number; bottom: number };
  /** The ink of a rule along the upper edge of the box. */
  rule?: Ink;
}

export interface Paragraph {
  text: string;
  style: TextStyle;
  /** Where the text leads. */
  href?: string | undefined;
  /** Points below the paragraph. */
  spaceAfter?: number;
}

/** A rectangle of one ink, without meaning. */
export interface BlockObject {
  type: "block";
  box: Box;
  ink: Ink;
}

export interface PictureObject {
  type: "picture";
  box: Box;
  /** A drawing has a PNG for programs that know no SVG. */
  image: { svg: Buffer; png: Buffer } | { jpeg: Buffer };
  /** What the picture shows; empty where it is decoration. */
  alt: string;
}

export interface ChartObject {
  type: "chart";
  box: Box;
  chart: Chart;
  /** The figures, as an .xlsx file that opens for whoever edits them. */
  workbook: Buffer;
  alt: string;
}

/** Objects that belong together: they are read and moved as one. */
export interface GroupObject {
  type: "group";
  /** As the list of objects in the program shows it. */
  name: string;
  objects: readonly SlideObject[];
}

/** Texts of one size, each in its place: the largest at which all of them fit, at most the style's. */
export function fittedTexts(texts: readonly PlacedText[], style: TextStyle): TextObject[] {
  const size = fittingSize(texts, style);
  return texts.map(({ heading, text, box, ink = style.ink ?? "ink" }) => {
    const paragraphs: Paragraph[] = [{ text, style: { ...style, size, ink } }];
    if (heading) {
      const headingStyle = { size: size * HEADING_SCALE, isBold: true, ink };
      paragraphs.unshift({ text: heading, style: headingStyle, spaceAfter: 3 });
    }
    return { type: "text", box, paragraphs, anchor: style.anchor };
  });
}

/** One text, as large as it fits into its box, at most as large as the style says. */
export function fittedText(text: string, box: Box, style: TextStyle): TextObject {
  const [only] = fittedTexts([{ text, box }], style);
  return only as TextObject;
}

/** Space above and below an entry of a list under its rule, and between two columns. */
const LIST_PADDING = 1.15;
const LIST_GUTTER = 2.4;

export interface ListOptions {
  /** As the list of objects in the program shows it. */
  name: string;
  box: Box;
  /** `anchor` says where the whole list stands in its box. */
  style: TextStyle;
  columns?: number;
  /** Where a line leads, if it leads anywhere. */
  hrefOf?: (line: string) => string | undefined;
}

/**
 * Lines under rules, in rows of one height, read from left to right. Each entry is a text that brings its own rule:
 * so rule and text stay together in whatever type the reader has.
 */
export function ruledList(lines: readonly string[], options: ListOptions): GroupObject {
  const { name, box, style, columns = 1, hrefOf } = options;
  const { anchor, ...entryStyle } = style;
  const ink = style.ink ?? "ink";
  const rowCount = Math.ceil(lines.length / columns);
  const gutter = columns > 1 ? LIST_GUTTER : 0;
  const columnWidth = box.w / columns;
  const textWidth = columnWidth - gutter;

  const room = { ...box, w: textWidth, h: box.h / rowCount - 2 * LIST_PADDING };
  const texts = lines.map((text) => ({ text, box: room }));
  const size = fittingSize(texts, entryStyle);
  const heights = lines.map((line) => heightOf(line, textWidth, { ...entryStyle, size }));
  const rowHeight = Math.max(...heights) + 2 * LIST_PADDING;
  const top = anchor === "bottom" ? box.y + box.h - rowHeight * rowCount : box.y;

  const objects = lines.map((line, index): TextObject => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return {
      type: "text",
      box: {
        x: box.x + column * columnWidth,
        y: top + row * rowHeight,
        w: columnWidth,
        h: rowHeight,
      },
      paragraphs: [{ text: line, style: { ...entryStyle, size, ink }, href: hrefOf?.(line) }],
      insets: { top: LIST_PADDING, right: gutter, bottom: LIST_PADDING },
      rule: ink,
    };
  });
  return { type: "group", name, objects };
}
