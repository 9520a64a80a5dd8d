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
 * The content of a slide besides its title and number, as plain data. Objects are in reading order for assistive
 * technology. Later objects lie over earlier objects.
 */
export interface DrawnSlide {
  layout: LayoutName;
  /** Differences from the layout. */
  colors?: { ground: Ink; text: Ink };
  /** SVG shapes behind everything, in hundredths of the slide's width. They are decoration. */
  backdrop?: string;
  objects: readonly SlideObject[];
}

/** @param number the position of the slide in the deck, counted from 1 */
export type DrawSlide<Slide> = (slide: Slide, number: number) => DrawnSlide | Promise<DrawnSlide>;

/** An object of a slide. `type` tells which. */
export type SlideObject = TextObject | BlockObject | PictureObject | ChartObject | GroupObject;

/** A text in a box. */
export interface TextObject {
  type: "text";
  box: Box;
  paragraphs: readonly Paragraph[];
  anchor?: TextStyle["anchor"];
  /** The inset of the text in its box, in hundredths of the slide's width. */
  insets?: { top: number; right: number; bottom: number };
  /** The ink of a rule along the upper edge of the box. */
  rule?: Ink;
}

/** A paragraph of a text, in a single style. */
export interface Paragraph {
  text: string;
  style: TextStyle;
  /** The address to which the text links. */
  href?: string | undefined;
  /** The space below the paragraph, in points. */
  spaceAfter?: number;
}

/** A decorative rectangle in a single ink. */
export interface BlockObject {
  type: "block";
  box: Box;
  ink: Ink;
}

/** A drawing or a photo in a box. */
export interface PictureObject {
  type: "picture";
  box: Box;
  /** A drawing has a PNG for programs that know no SVG. */
  image: { svg: Buffer; png: Buffer } | { jpeg: Buffer };
  /** The description of the picture. Empty for decoration. */
  alt: string;
}

/** A chart of PowerPoint, whose figures people can edit. */
export interface ChartObject {
  type: "chart";
  box: Box;
  chart: Chart;
  /** The figures as an .xlsx file, which opens when somebody edits them. */
  workbook: Buffer;
  /** The description of the chart. */
  alt: string;
}

/** A group of objects. They are read and moved together. */
export interface GroupObject {
  type: "group";
  /** The name in the program's list of objects. */
  name: string;
  objects: readonly SlideObject[];
}

/**
 * Texts of the same size, each in its box. The size is the largest at which all texts fit, at most that of the style.
 */
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

/** A text, as large as it fits into its box, at most as large as the style says. */
export function fittedText(text: string, box: Box, style: TextStyle): TextObject {
  const [only] = fittedTexts([{ text, box }], style);
  return only as TextObject;
}

/** The space above and below an entry of a list, and between two columns. */
const LIST_PADDING = 1.15;
const LIST_GUTTER = 2.4;

/** How a list of lines is set. */
export interface ListOptions {
  /** The name in the program's list of objects. */
  name: string;
  box: Box;
  /** `anchor` is the vertical position of the whole list in its box. */
  style: TextStyle;
  columns?: number;
  /** The address to which a line links, if any. */
  hrefOf?: (line: string) => string | undefined;
}

/**
 * Lines with rules above them, in rows of the same height, read from left to right. Each entry is a text that contains
 * its own rule, so that rule and text stay together in any font.
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
