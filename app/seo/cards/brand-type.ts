import sharp from "sharp";
import { escapeText } from "#app/lib/escape.ts";
import { TYPESET } from "#app/lib/typography.ts";

/**
 * The brand's type at weight 600 from https://github.com/Familjen-Sthlm/Familjen-Grotesk, its licence (OFL)
 * beside it. The packages of web fonts hold only WOFF files, which Pango does not read.
 */
const FILE = "app/seo/cards/familjen-grotesk-semibold.ttf";
export const FAMILY = "Familjen Grotesk SemiBold";
/** Pixels at which letters are measured: at half of it what is rounded adds up to three thousandths. */
const MEASURED_AT = 200;

export interface TextStyle {
  /** Pixels. */
  readonly size: number;
  /** Letter spacing in em; negative is tighter. */
  readonly tracking: number;
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
  if (missing) {
    throw new RangeError(`The brand's type has no "${missing}", used in "${text}"; rewrite it`);
  }
  // A bar at either end keeps the blank sides of the letters in the measure.
  const ems = ((await inkWidth(`|${set}|`)) - (await inkWidth("||"))) / MEASURED_AT;
  return size * (ems + tracking * ([...set].length - 1));
}

/** Of words there are few, however many texts there are. */
const inkWidths = new Map<string, Promise<number>>();

function inkWidth(text: string): Promise<number> {
  const font = `${FAMILY} ${MEASURED_AT}px`;
  const input = { text: escapeText(text), font, fontfile: FILE, dpi: 72 };
  const measure = async () => (await sharp({ text: input }).metadata()).width;
  const width = inkWidths.get(text) ?? measure();
  inkWidths.set(text, width);
  return width;
}
