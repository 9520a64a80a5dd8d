import sharp from "sharp";
import { escapeText } from "#app/base/escape.ts";
import { mapInParallel } from "#app/base/map-in-parallel.ts";
import { brandInks, INKS } from "#app/features/artwork/inks.ts";
import { LOGO_SIZE, logoShapes } from "#app/features/artwork/logo.ts";
import { logoPng, pictureInputs, pictureSvg } from "#app/features/artwork/photo-files.ts";
import { type Frame, svgDocument } from "#app/features/artwork/svg.ts";
import { content } from "#app/model/content.ts";
import type { PageRecord, SocialCard } from "#app/model/page-record.ts";
import { cachedFile, hashOf, type Recipe } from "../../../../platform/build-cache.ts";
import { sourceCode } from "../../../../platform/source-code.ts";
import { FONT_FAMILY, setTitle, type TextStyle, trackingIn, widthOf } from "./set-title.ts";

const CODE = sourceCode("app/features/seo/cards/social-cards.ts");

/** The usual size of a card in Open Graph, in pixels. */
const SIZE = { width: 1200, height: 630 } as const satisfies Frame;
/** The part of the card for the picture of the page: everything beside the text. */
export const CARD_PICTURE = { width: 480, height: 630 } as const satisfies Frame;
const MARGIN = 64;
const TITLE_BOX = { width: SIZE.width - CARD_PICTURE.width - MARGIN - 48, height: 340 };
/** The height of a capital letter in em: 780 of the font's 1200 units. */
const CAPITAL_HEIGHT = 0.65;
const KICKER_STYLE: TextStyle = { size: 26, tracking: -0.01 };
/** The name beside the mark, in units of the mark. In the header the mark has 30 px and the name 22 px. */
const NAME_STYLE: TextStyle = { size: 43, tracking: -0.02 };
/** The size of the mark and the name on a card, of their own units. */
const LOCK_UP_SCALE = 0.8;
/** The gap between the mark and the name, in units of the mark. */
const NAME_GAP = 23;

/** What a social card shows. */
export interface CardContent extends Pick<SocialCard, "title" | "kicker"> {
  /** The firm's name, which stands beside the drawn mark. */
  name: string;
  /** The firm's own logo as a PNG file in base64, in place of mark and name. */
  logo?: string | undefined;
  /** An SVG document of the size `CARD_PICTURE`. */
  picture: string;
  /** Set for a language from right to left: the text stands on the right, and the picture on the left. */
  direction?: "rtl" | undefined;
  /** Whether the picture is a photo. It has more colors than a drawing. */
  isPhoto: boolean;
}

/**
 * The social cards of the pages as PNG files, by address below the site. Pages that are not indexed have a card too, since
 * people share them. The cache keeps a card until something in it changes.
 */
export async function cardFiles(pages: readonly PageRecord[]): Promise<Record<string, Buffer>> {
  const { logo: ownLogo } = content().site;
  const logo = ownLogo && (await logoPng(ownLogo.file)).toString("base64");
  // Several pages may share a card.
  const cards = new Map(pages.map(({ card }) => [card.path, card]));
  const files = await mapInParallel(cards.values(), async (card) => {
    const makeCard = async () => {
      const picture = await pictureSvg(card.picture, card.id, CARD_PICTURE);
      return cardImage({ ...wordsOfCard(card), logo, picture, isPhoto: "file" in card.picture });
    };
    return [card.path, await cachedFile(cardRecipe(card, logo), makeCard)] as const;
  });
  return Object.fromEntries(files);
}

/** Everything that a social card depends on. @param logo the firm's own logo as a PNG file in base64 */
export function cardRecipe(card: SocialCard, logo: string | undefined): Recipe {
  const looks = { logo: logo && hashOf(logo), inks: brandInks() };
  const picture = pictureInputs(card.picture);
  return { code: CODE, inputs: { ...wordsOfCard(card), ...looks, picture, id: card.id } };
}

function wordsOfCard({ title, kicker }: SocialCard) {
  const { site, language } = content();
  const direction = language.direction === "rtl" ? language.direction : undefined;
  return { name: site.name, title, kicker, direction };
}

/**
 * Draws a social card: mark and name or the firm's logo, the kicker, the title in the brand's typeface, and the picture of
 * the page. A kicker that is the same as the title is left out.
 *
 * @returns a PNG file
 * @throws RangeError when the typefaces lack a character, or the title has a word that is too long
 */
export async function cardImage(card: CardContent): Promise<Buffer> {
  const x = card.direction === "rtl" ? 0 : SIZE.width - CARD_PICTURE.width;
  const picture = card.picture.replace("<svg ", `<svg x="${x}" `);
  const shapes = picture + (await brandShapes(card)) + (await textShapes(card));
  const svg = svgDocument(SIZE, INKS.paper, shapes);
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, ...pngOptions(card.isPhoto) })
    .toBuffer();
}

/** Flat inks need no dithering. With more effort a card takes two to five times as long, and is a few percent smaller. */
function pngOptions(isPhoto: boolean) {
  if (isPhoto) return { dither: 1, effort: 4 };
  return { dither: 0, effort: 1, quality: 80, compressionLevel: 5 };
}

async function brandShapes({ logo, name, direction }: CardContent): Promise<string> {
  const y = MARGIN - 4;
  const isMirrored = direction === "rtl";
  if (logo) {
    const x = SIZE.width - MARGIN - TITLE_BOX.width;
    const position = isMirrored
      ? `x="${x}" width="${TITLE_BOX.width}" preserveAspectRatio="xMaxYMid"`
      : `x="${MARGIN}"`;
    return `<image ${position} y="${y}" height="44" href="data:image/png;base64,${logo}"/>`;
  }
  const { shapes, width } = await lockUp(name);
  const x = isMirrored ? SIZE.width - MARGIN - LOCK_UP_SCALE * width : MARGIN;
  return `<g transform="translate(${x} ${y}) scale(${LOCK_UP_SCALE})">${shapes}</g>`;
}

/** The kicker and the title. The last line of the title stands on the lower margin. */
async function textShapes({ title, kicker, direction }: CardContent): Promise<string> {
  const { lines, style, leading } = await setTitle(title, TITLE_BOX);
  // Large letters have empty space at their side. Without it they line up with the kicker.
  const outset = style.size * 0.05;
  const lastBaseline = SIZE.height - MARGIN - outset;
  const firstBaseline = lastBaseline - (lines.length - 1) * leading;
  const texts = lines.map((line, index) => {
    const y = firstBaseline + index * leading;
    return textElement(line, style, { x: MARGIN - outset, y, direction }, INKS.ink);
  });
  if (kicker !== title) {
    const kickerStyle = { ...KICKER_STYLE, tracking: trackingIn(kicker, KICKER_STYLE.tracking) };
    await widthOf(kicker, kickerStyle);
    const y = firstBaseline - style.size * CAPITAL_HEIGHT - 34;
    texts.push(textElement(kicker, kickerStyle, { x: MARGIN, y, direction }, INKS.blue));
  }
  return texts.join("");
}

interface TextPlace {
  /** The distance from the edge of the drawing at which reading begins. */
  x: number;
  /** The baseline. */
  y: number;
  direction?: "rtl" | undefined;
}

function textElement(text: string, style: TextStyle, place: TextPlace, color: string) {
  const { size, tracking } = style;
  const spacing = (tracking * size).toFixed(2);
  const left = place.direction ? SIZE.width - place.x : place.x;
  const direction = place.direction ? ` direction="${place.direction}"` : "";
  const position = `x="${left.toFixed(1)}" y="${place.y.toFixed(1)}"${direction}`;
  const font = `font-family="${FONT_FAMILY}" font-weight="600" font-size="${size}" letter-spacing="${spacing}"`;
  return `<text ${position} ${font} fill="${color}">${escapeText(text.normalize("NFC"))}</text>`;
}

/** A white letter in the middle of a box of 100 by 100, in the brand's typeface. @param size in units of the box */
export async function letterShapes(letter: string, size: number): Promise<string> {
  const style: TextStyle = { size, tracking: 0 };
  const x = 50 - (await widthOf(letter, style)) / 2;
  const y = 50 + (size * CAPITAL_HEIGHT) / 2;
  return textElement(letter, style, { x, y }, INKS.paper);
}

/**
 * The mark with the firm's name beside it.
 *
 * @returns the shapes as SVG, and their size in units of the mark
 */
export async function lockUp(name: string, look: "color" | "white" = "color") {
  const { width: markWidth, height } = LOGO_SIZE;
  const color = look === "color" ? INKS.ink : INKS.paper;
  const x = markWidth + NAME_GAP;
  const baseline = height / 2 + (NAME_STYLE.size * CAPITAL_HEIGHT) / 2;
  const nameText = textElement(name, NAME_STYLE, { x, y: baseline }, color);
  const width = x + (await widthOf(name, NAME_STYLE));
  return { shapes: `${logoShapes(look)}${nameText}`, width, height };
}
