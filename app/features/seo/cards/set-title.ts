import sharp from "sharp";
import { escapeText } from "#app/base/escape.ts";
import { TYPESET } from "#app/base/typography.ts";
import type { Frame } from "#app/features/artwork/svg.ts";

/** The folder of the fonts and their licences (OFL). The packages of web fonts have only WOFF files, which Pango does not read. */
const FONT_FOLDER = "app/features/seo/cards";

/**
 * The brand's typeface at weight 600, from https://github.com/Familjen-Sthlm/Familjen-Grotesk, and the typefaces for the
 * scripts that it lacks, at about its weight: https://github.com/sharanda/manrope for Greek and Cyrillic,
 * https://github.com/notofonts/hebrew and https://github.com/rastikerdar/vazirmatn for Arabic letters.
 */
const FONT_FILES: Readonly<Record<string, string>> = {
  "Familjen Grotesk SemiBold": "familjen-grotesk-semibold.ttf",
  Manrope: "manrope-bold.ttf",
  "Noto Sans Hebrew SemiBold": "noto-sans-hebrew-semibold.ttf",
  "Vazirmatn SemiBold": "vazirmatn-semibold.ttf",
};

/** The families in which a card is set. For each character the first family that has it counts. */
export const FONT_FAMILY = Object.keys(FONT_FILES).join(", ");
/** The size in pixels at which text is measured. At 100 px the rounding of its letters adds up to 0.3%. */
const MEASURED_SIZE = 200;

/** How large and how tight a text on a card is set. */
export interface TextStyle {
  /** In pixels. */
  readonly size: number;
  /** Letter spacing in em. A negative value is tighter. */
  readonly tracking: number;
}

/** Sizes of a title in pixels, the largest first. The smallest are for a word that is longer than a line. */
const TITLE_SIZES = [84, 76, 68, 60, 54, 48, 44, 40, 32, 24, 16];
const LINE_HEIGHT = 1.02;
const MAX_LINES = 4;
/** A title of this size or a smaller size may have more lines. */
const SIZE_FOR_MORE_LINES = 54;
/** The size of a title with a word that is wider than the card in every size: such a word is broken. */
const SIZE_FOR_BROKEN_WORDS = 32;

/** A word or a line of words. */
interface MeasuredText {
  text: string;
  /** In pixels. */
  width: number;
}

/** A title, broken into lines in a size in which they fit. */
export interface TitleLayout {
  lines: string[];
  style: TextStyle;
  /** The distance between two baselines, in pixels. */
  leading: number;
}

/**
 * Breaks a title into lines of about the same length, in the largest size that fits. A word that fits in no size is broken.
 *
 * @param box the room for the title in pixels
 * @throws RangeError if the title fits in no size, or the typefaces lack a character of the title
 */
export async function setTitle(title: string, box: Frame): Promise<TitleLayout> {
  for (const size of TITLE_SIZES) {
    const layout = await layOut(title, size, box);
    if (layout) return layout;
  }
  const brokenTitle = await breakWideWords(title, SIZE_FOR_BROKEN_WORDS, box.width);
  const layout = await layOut(brokenTitle, SIZE_FOR_BROKEN_WORDS, box);
  if (!layout) throw new RangeError(`The title "${title}" is too long for its card`);
  return layout;
}

/** The lines of a title in a size. Undefined if they do not fit. */
async function layOut(title: string, size: number, box: Frame): Promise<TitleLayout | undefined> {
  const style = { size, tracking: trackingIn(title, trackingOf(size)) };
  const leading = size * LINE_HEIGHT;
  const lines = await breakLines(title, style, box.width);
  const fitsHeight = lines.length * leading <= box.height;
  const fitsWidth = lines.every((line) => line.width <= box.width);
  const hasFewLines = lines.length <= MAX_LINES || size <= SIZE_FOR_MORE_LINES;
  if (!fitsHeight || !fitsWidth || !hasFewLines) return undefined;
  return { lines: lines.map(({ text }) => text), style, leading };
}

/** Inserts spaces into words that are wider than a line, so that each part fits. */
async function breakWideWords(title: string, size: number, width: number): Promise<string> {
  const style = { size, tracking: trackingIn(title, trackingOf(size)) };
  const parts: string[] = [];
  for (const word of title.split(/\s+/)) parts.push(...(await partsOfWord(word, style, width)));
  return parts.join(" ");
}

async function partsOfWord(word: string, style: TextStyle, width: number): Promise<string[]> {
  const parts: string[] = [];
  let part = "";
  for (const character of word.normalize("NFC")) {
    if (part && (await widthOf(part + character, style)) > width) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part];
}

/** The letter spacing of display type in em: -0.02 up to 24 px, from there evenly to -0.04 at 92 px. */
function trackingOf(size: number): number {
  const share = Math.max(0, (size - 24) / (92 - 24));
  return -0.02 - 0.02 * share;
}

/** The letter spacing of a text. Arabic letters are joined, and spacing would tear them apart or lay them on each other. */
export function trackingIn(text: string, tracking: number): number {
  return /\p{Script=Arabic}/u.test(text) ? 0 : tracking;
}

async function breakLines(title: string, style: TextStyle, width: number): Promise<MeasuredText[]> {
  const words: MeasuredText[] = [];
  for (const text of title.split(/\s+/)) words.push({ text, width: await widthOf(text, style) });
  // Between two words there is letter spacing on both sides of the space.
  const space = (await widthOf(" ", style)) + 2 * style.tracking * style.size;
  return balance(words, space, width);
}

/** The lines of the narrowest column that has as few lines as the full width. A word that is too wide makes a line too wide. */
function balance(words: readonly MeasuredText[], space: number, width: number): MeasuredText[] {
  const lines = fillLines(words, space, width);
  if (lines.some((line) => line.width > width)) return lines;
  const narrowerWidth = width - 8;
  const narrower = balance(words, space, narrowerWidth);
  const fits = narrower.every((line) => line.width <= narrowerWidth);
  return fits && narrower.length === lines.length ? narrower : lines;
}

function fillLines(words: readonly MeasuredText[], space: number, width: number): MeasuredText[] {
  const lines: MeasuredText[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && line.width + space + word.width <= width) {
      line.text += ` ${word.text}`;
      line.width += space + word.width;
    } else {
      lines.push({ ...word });
    }
  }
  return lines;
}

/**
 * Measures a text. Every text is measured before it is drawn, because the first measurement loads the font files into sharp.
 *
 * @returns its width in pixels, without the letter spacing after the last letter
 * @throws RangeError if the typefaces lack a character of the text
 */
export async function widthOf(text: string, { size, tracking }: TextStyle): Promise<number> {
  const normalized = text.normalize("NFC");
  const characters = [...normalized];
  const missing = characters.find((character) => !TYPESET.test(character));
  if (missing) {
    throw new RangeError(`The type of cards has no "${missing}", used in "${text}"; rewrite it`);
  }
  // Between bars the width includes the empty sides of the first and the last letter.
  const inked = (await inkWidth(`|${normalized}|`)) - (await inkWidth("||"));
  return size * (inked / MEASURED_SIZE + tracking * (characters.length - 1));
}

/** Most texts are words, and few of them are different, however many titles there are. */
const inkWidths = new Map<string, number>();

/** The width in pixels from the first painted pixel to the last, at the size `MEASURED_SIZE`. */
async function inkWidth(text: string): Promise<number> {
  const cached = inkWidths.get(text);
  if (cached !== undefined) return cached;
  fontLoading ??= loadFonts();
  await fontLoading;
  const font = `${FONT_FAMILY} ${MEASURED_SIZE}px`;
  const input = { text: escapeText(text), font, dpi: 72 };
  const { width } = await sharp({ text: input }).metadata();
  inkWidths.set(text, width);
  return width;
}

let fontLoading: Promise<void> | undefined;

/** Loads the fonts into sharp, which keeps a font file that a text was set in. */
async function loadFonts(): Promise<void> {
  for (const [family, file] of Object.entries(FONT_FILES)) {
    const input = { text: "|", font: `${family} 10px`, fontfile: `${FONT_FOLDER}/${file}` };
    await sharp({ text: input }).metadata();
  }
}
