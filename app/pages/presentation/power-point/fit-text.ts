import { INKS, type Ink } from "#app/artwork/inks.ts";

/** A place on a slide, in hundredths of the slide's width, as in styles/slides.css. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Points in a hundredth of a slide that is 13.333 inches wide. */
export const POINTS = 9.6;
const INCHES = POINTS / 72;

/** A box in inches, as PptxGenJS takes it. */
export const place = ({ x, y, w, h }: Box) => {
  return { x: x * INCHES, y: y * INCHES, w: w * INCHES, h: h * INCHES };
};

/** An ink as PptxGenJS takes it. */
export const colour = (ink: Ink) => INKS[ink].slice(1);

/** Height of a line in em, and widths of letters, of DejaVu Sans: the widest type that takes the place of a missing one. */
const LINE = 1.2;
const WIDTHS: readonly [RegExp, number][] = [
  [/[ijlI.,:;'’|!]/, 0.32],
  [/[ frt()-]/, 0.4],
  [/[mwMW@%—&+]/, 0.9],
  [/[A-Z0-9]/, 0.68],
];
const OTHERS = 0.61;
const BOLDER = 1.13;

export interface TextStyle {
  /** Of the letters, in hundredths of the slide's width. */
  size: number;
  isBold?: boolean;
  /** Lines of the type's own height; 1 unless said otherwise. */
  leading?: number;
  /** Letter spacing in em. */
  tracking?: number;
  ink?: Ink;
  align?: "left" | "right";
  valign?: "top" | "middle" | "bottom";
}

/** An upper bound of the width of a text. */
export function widthOf(text: string, { size, isBold, tracking = 0 }: TextStyle): number {
  const letters = [...text.normalize("NFD").replace(/\p{M}/gu, "")];
  const width = (letter: string) => WIDTHS.find(([those]) => those.test(letter))?.[1] ?? OTHERS;
  const sum = letters.reduce((sum, letter) => sum + width(letter) + tracking, 0);
  return sum * (isBold ? BOLDER : 1) * size;
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
  return lines * (style.leading ?? 1) * LINE * style.size;
}

/** 10 points: nobody could read what is smaller. */
const LEAST = 1.04;

/** The largest size, at most the given one, that passes a test, whatever type the reader's machine has. */
export function fittingSize(size: number, fits: (size: number) => boolean): number {
  let fitting = size;
  while (fitting > LEAST && !fits(fitting)) fitting -= 0.05;
  return fitting;
}

/** A style as PptxGenJS takes it. */
export function textOptions({ size, leading, tracking, ...style }: TextStyle) {
  return {
    margin: 0,
    align: style.align ?? "left",
    valign: style.valign ?? "top",
    fontSize: size * POINTS,
    bold: style.isBold ?? false,
    color: colour(style.ink ?? "ink"),
    ...(leading && { lineSpacingMultiple: leading }),
    ...(tracking && { charSpacing: tracking * size * POINTS }),
  };
}
