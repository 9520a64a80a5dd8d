import type { Ink } from "#app/features/artwork/inks.ts";

/** A place on a slide. All lengths are hundredths of the slide's width, as in app/features/deck/slides.css. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How a text is set. */
export interface TextStyle {
  /** Size of the type, in hundredths of the slide's width. */
  size: number;
  /** Space between letters in em; 0 where it is left out. */
  tracking?: number;
  /** Height of a line as a part of the type's own; 1 where it is left out. */
  lineHeight?: number;
  isBold?: boolean;
  /** Where the text stands in a box that is higher; at the top where it is left out. */
  anchor?: "top" | "middle" | "bottom";
  ink?: Ink;
}

/**
 * Height of a line and widths of letters in em, of DejaVu Sans. It is the widest type that may take the place of the
 * brand's: what fits in it fits in every other one.
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

/** An upper bound of the width of a text, in hundredths of the slide's width. */
export function widthOf(text: string, { size, isBold, tracking = 0 }: TextStyle): number {
  let width = 0;
  for (const letter of text) {
    const [, letterWidth] = LETTER_WIDTHS.find(([letters]) => letters.test(letter)) ?? [letter, 0];
    width += letterWidth + tracking;
  }
  return width * (isBold ? BOLD_WIDTH : 1) * size;
}

/** An upper bound of the height of a text in a column; infinite where a word is wider than the column. */
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

/** A text in its place, below a heading where it has one. */
export interface PlacedText {
  text: string;
  box: Box;
  /** A bold and larger line above the text. */
  heading?: string;
  /** The ink of this text, where it is not that of the style. */
  ink?: Ink;
}

/** How much larger than its text a heading is. */
export const HEADING_SCALE = 1.18;

/** 10 points: nobody could read what is smaller. */
const SMALLEST_SIZE = 1.04;
const SIZE_STEP = 0.05;

/** The largest size, at most the style's, at which all texts fit into their boxes in any type. */
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
