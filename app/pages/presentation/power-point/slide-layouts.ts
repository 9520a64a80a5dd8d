import type PptxGenJS from "pptxgenjs";
import { INKS, type Ink } from "#app/artwork/inks.ts";

/** A place on a slide, in hundredths of the slide's width, as in styles/slides.css. */
export type Box = Record<"x" | "y" | "w" | "h", number>;

/** Points in a hundredth of a slide that is 13.333 inches wide. */
export const POINTS = 9.6;
export const INCHES = POINTS / 72;

/** A box in inches, as PptxGenJS takes it. */
export const place = ({ x, y, w, h }: Box) => {
  return { x: x * INCHES, y: y * INCHES, w: w * INCHES, h: h * INCHES };
};

/** An ink as PptxGenJS takes it. */
export const colour = (ink: Ink) => INKS[ink].slice(1);

/** `size` is that of the letters, in hundredths of the slide's width; `tracking` is the space between them in em. */
export type TextStyle = { size: number; tracking?: number; ink?: Ink } & Pick<
  PptxGenJS.TextPropsOptions,
  "bold" | "lineSpacingMultiple" | "valign"
>;

/** A style as PptxGenJS takes it. */
export function textOptions({ size, tracking, ink = "ink", ...style }: TextStyle) {
  const fontSize = size * POINTS;
  const spaced = tracking && { charSpacing: tracking * fontSize };
  const usual = { margin: 0, align: "left", valign: "top" } as const;
  return { ...usual, ...style, ...spaced, fontSize, color: colour(ink) };
}

export const HEADING = { bold: true, lineSpacingMultiple: 0.84, tracking: -0.025 };

/** The layouts that PowerPoint offers for a new slide: the name, the place of the title and its type. */
export const LAYOUTS = {
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
export type LayoutName = keyof typeof LAYOUTS;

export const groundOf = (layout: string) => (layout === "contact" ? "blue" : "paper");

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

/** Height of a line in em, and widths of letters, of DejaVu Sans: the widest type that takes the place of a missing one. */
const LINE = 1.2;
const WIDTHS: readonly [RegExp, number][] = [
  [/[ijlI.,:;'’|!]/, 0.32],
  [/[ frt()-]/, 0.4],
  [/[mwMW@%—&+]/, 0.9],
  [/[\p{Lu}0-9]/u, 0.68],
  [/./su, 0.61],
];
const BOLDER = 1.13;

/** An upper bound of the width of a text. */
export function widthOf(text: string, { size, bold, tracking = 0 }: TextStyle): number {
  const widths = [...text].map((letter) => WIDTHS.find(([those]) => those.test(letter))?.[1] ?? 0);
  return widths.reduce((sum, width) => sum + width + tracking, 0) * (bold ? BOLDER : 1) * size;
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
export interface PlacedText {
  text: string;
  box: Box;
  heading?: string;
  ink?: Ink;
}

/** How much larger a heading above a text is. */
export const LARGER = 1.18;
/** 10 points: nobody could read what is smaller. */
const LEAST = 1.04;

/** The largest size, at most the style's, at which texts fit into their boxes, whatever type the reader's machine has. */
export function fittingSize(texts: readonly PlacedText[], style: TextStyle): number {
  let { size } = style;
  const fits = ({ box, heading, text }: PlacedText) => {
    const above = heading ? heightOf(heading, box.w, { size: size * LARGER, bold: true }) : 0;
    return above + heightOf(text, box.w, { ...style, size }) <= box.h;
  };
  while (size > LEAST && !texts.every(fits)) size -= 0.05;
  return size;
}
