import sharp from "sharp";
import { escapeText } from "#app/lib/escape.ts";
import { TYPESET } from "#app/lib/typography.ts";

/**
 * The brand's type at weight 600 from https://github.com/Familjen-Sthlm/Familjen-Grotesk, its licence (OFL)
 * beside it. The packages of web fonts hold only WOFF files, which Pango does not read.
 */
const FILE = "app/seo/cards/familjen-grotesk-semibold.ttf";
const FAMILY = "Familjen Grotesk SemiBold";
/** Pixels at which letters are measured: at half of it what is rounded adds up to three thousandths. */
const MEASURED_AT = 200;

export interface TextStyle {
  /** Pixels. */
  readonly size: number;
  /** Letter spacing in em; negative is tighter. */
  readonly tracking: number;
}

/** The characters of a text that the brand's type cannot set, each once. */
export function missingCharacters(text: string): string[] {
  return [...new Set(text.normalize("NFC"))].filter((character) => !TYPESET.test(character));
}

/** The attributes of an SVG text in the brand's type, for documents that sharp rasterizes. */
export function typeAttributes({ size, tracking }: TextStyle): string {
  const spacing = (tracking * size).toFixed(2);
  return `font-family="${FAMILY}" font-weight="600" font-size="${size}" letter-spacing="${spacing}"`;
}

const advances = new Map<string, Promise<number>>();

/**
 * The width of a text in pixels, without the letter space after its last letter. Every text is measured before
 * it is set: the first measurement makes the type known to sharp.
 *
 * @throws RangeError when the type lacks a character of it
 */
export async function widthOf(text: string, { size, tracking }: TextStyle): Promise<number> {
  const [missing] = missingCharacters(text);
  if (missing) {
    throw new RangeError(
      `The brand's type has no "${missing}", used in "${text}"; write it otherwise`,
    );
  }
  const letters = [...text.normalize("NFC")];
  let em = tracking * (letters.length - 1);
  // Pairs hold the kerning, and there are few of them however many texts there are.
  for (const [index, letter] of letters.entries()) {
    const next = letters[index + 1];
    em += next ? (await advance(letter + next)) - (await advance(next)) : await advance(letter);
  }
  return em * size;
}

/** How far one or two letters run, in em. */
function advance(letters: string): Promise<number> {
  const width = advances.get(letters) ?? measure(letters);
  advances.set(letters, width);
  return width;
}

/** A bar at either end keeps the blank sides of the letters in the measure. */
async function measure(letters: string): Promise<number> {
  return ((await inkWidth(`|${letters}|`)) - (await inkWidth("||"))) / MEASURED_AT;
}

async function inkWidth(text: string): Promise<number> {
  const font = `${FAMILY} ${MEASURED_AT}px`;
  const input = { text: escapeText(text), font, fontfile: FILE, dpi: 72 };
  return (await sharp({ text: input }).metadata()).width;
}
