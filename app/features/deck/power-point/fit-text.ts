import type { Ink } from "#app/features/artwork/inks.ts";

/** A box on a slide. All lengths are hundredths of the slide's width, as in app/features/deck/slides.css. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How a text is set. */
export interface TextStyle {
  /** The font size, in hundredths of the slide's width. */
  size: number;
  /** The letter spacing in em. The default is 0. */
  tracking?: number;
  /** The line height as a factor of the font's own line height. The default is 1. */
  lineHeight?: number;
  isBold?: boolean;
  /** The vertical position of the text in a higher box. The default is the top. */
  anchor?: "top" | "middle" | "bottom";
  ink?: Ink;
}

/**
 * The line height and the widths of letters in em, of DejaVu Sans. It is the widest font that may replace the brand's
 * typeface: a text that fits in it fits in every other font.
 */
const LINE_HEIGHT = 1.2;
const LETTER_WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI.,:;'’|!]/, 0.32],
  [/[ frt()-]/, 0.4],
  [/[mwMW@%—&+]/, 0.9],
  [/[\p{Lu}0-9]/u, 0.68],
  [/./su, 0.61],
];
const BOLD_WIDTH = 1.13;

/** Directional isolates. They take no room. */
const ISOLATES = /[\u2066-\u2069]/g;

/** An upper bound of the width of a text, in hundredths of the slide's width. */
export function widthOf(text: string, { size, isBold, tracking = 0 }: TextStyle): number {
  let width = 0;
  for (const letter of text.replaceAll(ISOLATES, "")) {
    const [, letterWidth] = LETTER_WIDTHS.find(([letters]) => letters.test(letter)) ?? [letter, 0];
    width += letterWidth + tracking;
  }
  return width * (isBold ? BOLD_WIDTH : 1) * size;
}

/** An upper bound of the height of a text in a column. Infinite if a word is wider than the column. */
export function heightOf(text: string, columnWidth: number, style: TextStyle): number {
  const blank = widthOf(" ", style);
  let lines = 0;
  let room = 0;
  for (const word of text.split(/\s+/)) {
    const width = widthOf(word, style);
    if (width > columnWidth) return Number.POSITIVE_INFINITY;
    if (width > room) {
      lines += 1;
      room = columnWidth;
    }
    room -= width + blank;
  }
  return lines * (style.lineHeight ?? 1) * LINE_HEIGHT * style.size;
}

/** A text in its box, optionally with a heading. */
export interface PlacedText {
  text: string;
  box: Box;
  /** A bold and larger line above the text. */
  heading?: string;
  /** The ink of this text, if it is not that of the style. */
  ink?: Ink;
}

/** The size of a heading in relation to its text. */
export const HEADING_SCALE = 1.18;

/** 10 points. A smaller text would be illegible. */
const SMALLEST_SIZE = 1.04;
const SIZE_STEP = 0.05;

/** The largest size, at most that of the style, at which all texts fit into their boxes in any font. */
export function fittingSize(texts: readonly PlacedText[], style: TextStyle): number {
  let { size } = style;
  while (size > SMALLEST_SIZE && !texts.every((text) => fits(text, { ...style, size }))) {
    size -= SIZE_STEP;
  }
  return size;
}

function fits({ box, heading, text }: PlacedText, style: TextStyle): boolean {
  const headingStyle = { size: style.size * HEADING_SCALE, isBold: true };
  const headingHeight = heading ? heightOf(heading, box.w, headingStyle) : 0;
  return headingHeight + heightOf(text, box.w, style) <= box.h;
}
