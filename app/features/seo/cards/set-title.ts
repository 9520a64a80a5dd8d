import sharp from "sharp";
import { escapeText } from "#app/base/escape.ts";
import { TYPESET } from "#app/base/typography.ts";
import type { Frame } from "#app/features/artwork/svg.ts";

/**
 * The brand's type at weight 600 from https://github.com/Familjen-Sthlm/Familjen-Grotesk, its licence (OFL)
 * beside it. The packages of web fonts hold only WOFF files, which Pango does not read.
 */
const FILE = "app/features/seo/cards/familjen-grotesk-semibold.ttf";
export const FAMILY = "Familjen Grotesk SemiBold";
/** Pixels at which letters are measured: at half of it what is rounded adds up to three thousandths. */
const MEASURED_AT = 200;

export interface TextStyle {
  /** Pixels. */
  readonly size: number;
  /** Letter spacing in em; negative is tighter. */
  readonly tracking: number;
}

/** Pixels, the largest first. The smallest are for words that are longer than a line. */
const SIZES = [84, 76, 68, 60, 54, 48, 44, 40, 32, 24, 16];
const LINE_HEIGHT = 1.02;
/** Up to this size a title may run over more than four lines. */
const QUIET = 54;

/** A word, or a line of several, and its width in pixels. */
type Line = { text: string; width: number };

/**
 * Breaks a title into lines of about one length, as large as the box allows.
 *
 * @returns its lines, their style, and `leading` from baseline to baseline
 * @throws RangeError when it has a word that fits in no size
 */
export async function setTitle(title: string, box: Frame) {
  for (const size of SIZES) {
    // Design direction, "Type": letter spacing of display type is -.02em at 24 px easing to -.04em at 92 px.
    const style = { size, tracking: -0.02 - 0.02 * Math.max(0, (size - 24) / (92 - 24)) };
    const words: Line[] = [];
    for (const text of title.split(/\s+/)) words.push({ text, width: await widthOf(text, style) });
    // Between two words there is one letter more to space on either side of the blank.
    const space = (await widthOf(" ", style)) + 2 * style.tracking * size;
    const lines = balance(words, space, box.width);
    const leading = size * LINE_HEIGHT;
    const isFit = lines.length * leading <= box.height && lines.every((l) => l.width <= box.width);
    if (isFit && (lines.length <= 4 || size <= QUIET))
      return { lines: lines.map(({ text }) => text), style, leading };
  }
  throw new RangeError(`The title "${title}" has a word that is too long for its card`);
}

/**
 * The lines of the narrowest column that needs no more of them than the given width does. Where a word is wider than
 * that, a line is, too.
 */
function balance(words: readonly Line[], space: number, width: number): Line[] {
  const lines: Line[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && last.width + space + word.width <= width) {
      last.text += ` ${word.text}`;
      last.width += space + word.width;
    } else lines.push({ ...word });
  }
  if (lines.some((line) => line.width > width)) return lines;
  const narrower = balance(words, space, width - 8);
  const isSound = narrower.every((line) => line.width <= width - 8);
  return isSound && narrower.length === lines.length ? narrower : lines;
}

/**
 * The width of a text in pixels, without the letter space after its last letter. Every text is measured before
 * it is set: the first measurement makes the type known to sharp.
 *
 * @throws RangeError when the type lacks a character of it
 */
export async function widthOf(text: string, { size, tracking }: TextStyle): Promise<number> {
  const set = text.normalize("NFC");
  const missing = [...set].find((character) => !TYPESET.test(character));
  if (missing)
    throw new RangeError(`The brand's type has no "${missing}", used in "${text}"; rewrite it`);
  // A bar at either end keeps the blank sides of the letters in the measure.
  const ems = ((await inkWidth(`|${set}|`)) - (await inkWidth("||"))) / MEASURED_AT;
  return size * (ems + tracking * ([...set].length - 1));
}

/** Of words there are few, however many texts there are. */
const inkWidths = new Map<string, number>();

async function inkWidth(text: string): Promise<number> {
  const font = `${FAMILY} ${MEASURED_AT}px`;
  const input = { text: escapeText(text), font, fontfile: FILE, dpi: 72 };
  const width = inkWidths.get(text) ?? (await sharp({ text: input }).metadata()).width;
  inkWidths.set(text, width);
  return width;
}
