import sharp from "sharp";
import { INKS } from "#app/features/artwork/inks.ts";
import { drawLogo } from "#app/features/artwork/logo.ts";
import { logoSvgOrPng } from "#app/features/artwork/photo-files.ts";
import { content } from "#app/model/content.ts";
import { cachedFile, hashOf, type Recipe } from "../../../platform/build-cache.ts";
import { sourceCode } from "../../../platform/source-code.ts";
import { letterShapes, lockUp } from "./cards/social-cards.ts";

const CODE = sourceCode("app/features/seo/brand-files.ts");

/** Pixels per unit of the mark. The logo is then about 1,200 pixels wide. */
const LOCK_UP_SCALE = 6;

/** A square icon. */
interface IconOptions {
  /** The side in pixels. */
  side: number;
  /** The width of the sign as a fraction of the side, 0 to 1. */
  share: number;
  /** The color of the square. Without it the square is transparent. */
  ground?: string;
}

/**
 * The logo and the icons of the site, by address below it, from the firm's name, colors and logo. The mark is that of the
 * project until the firm has a logo: then it is the sign of the logo, or the first letter of the firm's name.
 */
export async function brandFiles(): Promise<Record<string, string | Buffer>> {
  const favicon = await iconSvg({ side: 32, share: 1 });
  const files: Record<string, string | Buffer> = {
    "/uploads/logo.svg": drawLogo(),
    "/uploads/logo-white.svg": drawLogo({ look: "white" }),
    "/favicon.svg": favicon,
    "/favicon.ico": icoFile(await pngOf(favicon)),
  };
  for (const [address, svg] of Object.entries(await rasterizedDrawings())) {
    files[address] = await pngOf(svg);
  }
  return files;
}

/** The drawings of which the site has a PNG, by the address of the PNG. */
export async function rasterizedDrawings(): Promise<Record<string, string>> {
  const { name } = content().site;
  const white = INKS.paper;
  return {
    "/uploads/logo-lockup.png": await lockUpSvg(name, "color"),
    "/uploads/logo-lockup-white.png": await lockUpSvg(name, "white"),
    "/icons/apple-touch-icon.png": await iconSvg({ side: 180, share: 0.72, ground: white }),
    "/icons/icon-192.png": await iconSvg({ side: 192, share: 0.94 }),
    "/icons/icon-512.png": await iconSvg({ side: 512, share: 0.94 }),
    // A system may crop the icon to a circle of 80 % of its side. The sign stays well within that circle.
    "/icons/icon-maskable-512.png": await iconSvg({ side: 512, share: 0.56, ground: white }),
  };
}

/** An address of one of the files. */
export const BRAND_ADDRESS = /^\/(favicon\.\w+$|icons\/|uploads\/)/;

/** The sign of the firm in the middle of a square. */
async function iconSvg({ side, share, ground }: IconOptions): Promise<string> {
  const { logo, name } = content().site;
  if (!logo) return drawLogo({ canvas: side, share, ground });
  const square = ground ? `<path fill="${ground}" d="M0 0h100v100H0z"/>` : "";
  const sign = logo.icon ? await ownSign(logo.icon.file, share) : await letterSign(name, share);
  const size = `viewBox="0 0 100 100" width="${side}" height="${side}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${square}${sign}</svg>`;
}

/** The firm's own sign, in a box of 100 by 100. */
async function ownSign(file: string, share: number): Promise<string> {
  const { data, type } = await logoSvgOrPng(file);
  return centeredImage(data, type, share);
}

/** The first letter of the firm's name, white on a disc of the main ink. A picture: browsers lack the typeface. */
async function letterSign(name: string, share: number): Promise<string> {
  const letter = await letterShapes(Array.from(name)[0] ?? "", 62);
  const disc = `<circle cx="50" cy="50" r="50" fill="${INKS.blue}"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512">${disc}${letter}</svg>`;
  return centeredImage(await pngOf(drawing), "image/png", share);
}

/** An image in the middle of a box of 100 by 100. @param share its width as a fraction of the box */
function centeredImage(data: Buffer, type: string, share: number): string {
  const start = (100 - 100 * share) / 2;
  const box = `x="${start}" y="${start}" width="${100 * share}" height="${100 * share}"`;
  return `<image ${box} href="data:${type};base64,${data.toString("base64")}"/>`;
}

/** An .ico file with one PNG of 32 pixels. Every browser since 2007 reads it. */
function icoFile(image: Buffer): Buffer {
  // One image: width, height, no palette; one plane of 32 bits; the length and the offset of the PNG.
  const header = Buffer.from("00000100010020200000010020000000000016000000", "hex");
  header.writeUInt32LE(image.length, 14);
  return Buffer.concat([header, image]);
}

async function lockUpSvg(name: string, look: "color" | "white"): Promise<string> {
  const { shapes, width, height } = await lockUp(name, look);
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  const size = `viewBox="0 0 ${w} ${h}" width="${w * LOCK_UP_SCALE}" height="${h * LOCK_UP_SCALE}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`;
}

/** What a PNG depends on. */
export function rasterRecipe(svg: string): Recipe {
  return { code: CODE, inputs: { svg: hashOf(svg) } };
}

function pngOf(svg: string): Promise<Buffer> {
  return cachedFile(rasterRecipe(svg), () => {
    const options = { compressionLevel: 9, palette: true, effort: 10 };
    return sharp(Buffer.from(svg)).png(options).toBuffer();
  });
}
