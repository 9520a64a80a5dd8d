import type PptxGenJS from "pptxgenjs";
import type { Ink } from "#app/features/artwork/inks.ts";

/** A place on a slide, in hundredths of the slide's width, as in styles/slides.css. */
export type Box = { x: number; y: number; w: number; h: number };

/** `size` is that of the letters, in hundredths of the slide's width; `tracking` is the space between them in em. */
export type TextStyle = { size: number; tracking?: number; ink?: Ink } & Pick<
  PptxGenJS.TextPropsOptions,
  "bold" | "lineSpacingMultiple" | "valign"
>;

/** Height of a line in em, and widths of letters, of DejaVu Sans: the widest type that takes the place of a missing one. */
const LINE = 1.2;
const WIDTHS: readonly [RegExp, number][] = [
  [/[ijlI.,:;'’|!]/, 0.32],
  [/[ frt()-]/, 0.4],
  [/[mwMW@%—&+]/, 0.9],
  [/[\p{Lu}0-9]/u, 0.68],
  [/./su, 0.61],
];

/** An upper bound of the width of a text. */
export function widthOf(text: string, { size, bold, tracking = 0 }: TextStyle): number {
  const widths = [...text].map((letter) => WIDTHS.find(([those]) => those.test(letter))?.[1] ?? 0);
  return widths.reduce((sum, width) => sum + width + tracking, 0) * (bold ? 1.13 : 1) * size;
}

/** An upper bound of the height of a text in a column; endless where a word is wider than the column. */
export function heightOf(text: string, column: number, style: TextStyle): number {
  const blank = widthOf(" ", style);
  let [lines, left] = [0, 0];
  for (const word of text.split(/\s+/)) {
    const width = widthOf(word, style);
    if (width > column) return Number.POSITIVE_INFINITY;
    if (width > left) lines += 1;
    left = (width > left ? column : left) - width - blank;
  }
  return lines * (style.lineSpacingMultiple ?? 1) * LINE * style.size;
}

/** A text in its place, at times below a bold and larger line, or in an ink of its own. */
export type PlacedText = { text: string; box: Box; heading?: string; ink?: Ink };

/** How much larger a heading above a text is. */
export const LARGER = 1.18;

/** The largest size, at most the style's, at which texts fit into their boxes, whatever type the reader's machine has. */
export function fittingSize(texts: readonly PlacedText[], style: TextStyle): number {
  let { size } = style;
  const fits = ({ box, heading, text }: PlacedText) => {
    const above = heading ? heightOf(heading, box.w, { size: size * LARGER, bold: true }) : 0;
    return above + heightOf(text, box.w, { ...style, size }) <= box.h;
  };
  // 10 points: nobody could read what is smaller.
  while (size > 1.04 && !texts.every(fits)) size -= 0.05;
  return size;
}
