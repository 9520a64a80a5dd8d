import sharp from "sharp";
import { escapeText } from "#app/base/escape.ts";
import { INKS } from "#app/features/artwork/inks.ts";
import { LOGO_SIZE, logoShapes } from "#app/features/artwork/logo.ts";
import { logoPng, pictureSvg } from "#app/features/artwork/photo-files.ts";
import { type Frame, svgDocument } from "#app/features/artwork/svg.ts";
import { content } from "#app/model/content.ts";
import type { PageRecord, SocialCard } from "#app/model/page-record.ts";
import { inParallel, keptRaster } from "../../../../platform/built-files.ts";
import { FAMILY, setTitle, type TextStyle, widthOf } from "./set-title.ts";

/** Raised when the same inputs give another picture: cards are kept between builds. */
const LAYOUT = 2;
/** Open Graph's usual size, in pixels. */
const SIZE = { width: 1200, height: 630 } as const satisfies Frame;
/** The part of the card that the page's own picture fills: everything right of the text. */
export const CARD_PICTURE = { width: 480, height: 630 } as const satisfies Frame;
const MARGIN = 64;
const TITLE_BOX = { width: SIZE.width - CARD_PICTURE.width - MARGIN - 48, height: 340 };
/** Height of a capital: 780 of the font's 1200 units. */
const CAPITAL = 0.65;
const KICKER: TextStyle = { size: 26, tracking: -0.01 };
/** The name beside the mark, in units of the mark, and the gap before it (header: 30 px mark, 22 px name). */
const NAME: TextStyle = { size: 43, tracking: -0.02 };
const GAP = 23;

export interface CardContent extends Pick<SocialCard, "title" | "kicker"> {
  /** The firm's name for the lock-up, or its own logo in its place as a PNG in base64. */
  name: string;
  logo?: string | undefined;
  /** An SVG document of the size of `CARD_PICTURE`. */
  picture: string;
  /** A photo has more colours than the palette of flat inks holds. */
  isPhoto: boolean;
}

/** The social cards that pages name, by address. Each is kept, and made again only when something in it has changed. */
export async function cardFiles(pages: readonly PageRecord[]): Promise<Record<string, Buffer>> {
  const { name, logo: own } = content().site;
  const logo = own && (await logoPng(own.file)).toString("base64");
  // Pages that search engines leave out can be shared all the same; some share a card.
  const cards = new Map(pages.map(({ card }) => [card.path, card]));
  const files = await inParallel(cards.values(), async ({ path, title, kicker, picture, id }) => {
    const svg = await pictureSvg(picture, id, CARD_PICTURE);
    const card = { name, logo, title, kicker, picture: svg, isPhoto: "file" in picture };
    const key = `card ${LAYOUT} ${JSON.stringify(card)}`;
    return [path, await keptRaster(key, () => cardImage(card))] as const;
  });
  return Object.fromEntries(files);
}

/**
 * A social card as a PNG: the lock-up or logo, a kicker unless it would repeat the title, the title in the brand's type
 * and the page's picture. @throws RangeError when the type lacks a character of the title or kicker
 */
export async function cardImage(card: CardContent): Promise<Buffer> {
  const { title, kicker, name, picture, logo, isPhoto } = card;
  const { lines, style, leading } = await setTitle(title, TITLE_BOX);
  const outset = style.size * 0.05;
  const baseline = (index: number) =>
    SIZE.height - MARGIN - outset - (lines.length - 1 - index) * leading;
  const texts = lines.map((line, index) =>
    textElement(line, style, MARGIN - outset, baseline(index), INKS.ink),
  );
  if (kicker !== title) {
    await widthOf(kicker, KICKER);
    const y = baseline(0) - style.size * CAPITAL - 34;
    texts.push(textElement(kicker, KICKER, MARGIN, y, INKS.blue));
  }
  const brand = logo
    ? `<image x="${MARGIN}" y="${MARGIN - 4}" height="44" href="data:image/png;base64,${logo}"/>`
    : `<g transform="translate(${MARGIN} ${MARGIN - 4}) scale(.8)">${(await lockUp(name)).shapes}</g>`;
  const drawing = picture.replace("<svg ", `<svg x="${SIZE.width - CARD_PICTURE.width}" `);
  const svg = svgDocument(SIZE, INKS.paper, drawing + brand + texts.join(""));
  // Flat inks need no mixing; beyond these settings a card takes two to five times as long for a few percent.
  const colours = isPhoto
    ? { dither: 1, effort: 4 }
    : { dither: 0, effort: 1, quality: 80, compressionLevel: 5 };
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, ...colours })
    .toBuffer();
}

function textElement(text: string, style: TextStyle, x: number, y: number, colour: string) {
  const { size, tracking } = style;
  const spacing = (tracking * size).toFixed(2);
  const type = `font-family="${FAMILY}" font-weight="600" font-size="${size}" letter-spacing="${spacing}"`;
  const place = `x="${x.toFixed(1)}" y="${y.toFixed(1)}"`;
  return `<text ${place} ${type} fill="${colour}">${escapeText(text.normalize("NFC"))}</text>`;
}

/** The mark with the firm's name beside it, at the mark's own scale. */
export async function lockUp(name: string, look: "colour" | "white" = "colour") {
  const { width, height } = LOGO_SIZE;
  const colour = look === "colour" ? INKS.ink : INKS.paper;
  const text = textElement(name, NAME, width + GAP, height / 2 + (NAME.size * CAPITAL) / 2, colour);
  const end = width + GAP + (await widthOf(name, NAME));
  return { shapes: `${logoShapes(look)}${text}`, width: end, height };
}
