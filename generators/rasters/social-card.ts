import { type Frame, num } from "#app/artwork/svg.ts";
import { INKS } from "#app/artwork/inks.ts";
import { flatPng } from "./flat-png.ts";
import { lockUp } from "./lock-up.ts";
import { outlineText } from "./outline-text.ts";
import { cachedRaster } from "./raster-cache.ts";
import { setTitle } from "./set-title.ts";

/** Open Graph's usual size, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The part of the card that the page's own drawing fills: everything right of the text. */
export const CARD_PICTURE = { width: 480, height: 630 } as const;

const MARGIN = 64;
const TITLE_BOX = { width: CARD_SIZE.width - CARD_PICTURE.width - MARGIN - 48, height: 340 };

export interface SocialCard {
  readonly title: string;
  /** The line above the title: a category, a kind of page. Left out where it would repeat the title. */
  readonly kicker: string;
  /** The firm's name, for the lock-up. */
  readonly name: string;
  /** Draws the page's picture for a frame: an SVG document. */
  readonly picture: (frame: Frame) => string;
}

/**
 * A social card as an SVG document: the lock-up, a kicker, the title in the brand's type as outlines, and
 * the page's drawing.
 *
 * @throws RangeError when the brand's type lacks a character of the title or kicker
 */
export function composeSocialCard({ title, kicker, name, picture }: SocialCard): string {
  const { width, height } = CARD_SIZE;
  const { lines, style, leading } = setTitle(title, TITLE_BOX);
  const bottom = height - MARGIN - style.size * 0.05;
  let type = "";
  for (const [index, line] of lines.entries()) {
    const baseline = bottom - (lines.length - 1 - index) * leading;
    type += outlineText(line, style, MARGIN - style.size * 0.05, baseline).data;
  }
  const top = bottom - (lines.length - 1) * leading - style.size * 0.65;
  const label = outlineText(
    kicker === title ? "" : kicker,
    { size: 26, weight: 600, tracking: -0.01 },
    MARGIN,
    top - 34,
  ).data;
  const logo = `<g transform="translate(${MARGIN} ${MARGIN - 4}) scale(.8)">${lockUp(name).shapes}</g>`;
  const drawing = picture(CARD_PICTURE).replace("<svg ", `<svg x="${width - CARD_PICTURE.width}" `);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${INKS.paper}" d="M0 0h${width}v${num(height)}H0z"/>${drawing}${logo}`,
    `<path fill="${INKS.blue}" d="${label}"/><path fill="${INKS.ink}" d="${type}"/></svg>`,
  ].join("");
}

/** The card as a PNG of 1200 by 630 pixels. */
export async function renderSocialCard(card: SocialCard): Promise<Buffer> {
  return flatPng(composeSocialCard(card));
}

/** The card as a PNG, made only when nothing that looks the same was made before. */
export async function cachedSocialCard(card: SocialCard, cacheDir?: string): Promise<Buffer> {
  const svg = composeSocialCard(card);
  return cachedRaster(`card ${svg}`, () => flatPng(svg), cacheDir);
}
