/* `npm run brand` draws the logo and the icons in public/ from the firm's name in content/site.yaml. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { INKS } from "#app/features/artwork/inks.ts";
import { drawLogo, type LogoOptions } from "#app/features/artwork/logo.ts";
import { lockUp } from "#app/features/seo/cards/social-cards.ts";

/** Pixels per unit of the mark. The logo is then about 1,200 pixels wide. */
const LOCK_UP_SCALE = 6;

/** The functions that draw the files of the brand from the firm's name, by path below public/. */
export const BRAND_FILES: Readonly<Record<string, (name: string) => string | Promise<Buffer>>> = {
  "uploads/logo.svg": () => drawLogo(),
  "uploads/logo-white.svg": () => drawLogo({ look: "white" }),
  "uploads/logo-lockup.png": (name) => lockUpPng(name, "colour"),
  "uploads/logo-lockup-white.png": (name) => lockUpPng(name, "white"),
  "favicon.svg": () => drawLogo({ canvas: 32 }),
  "favicon.ico": favicon,
  "icons/apple-touch-icon.png": () => markPng(180, { share: 0.72, ground: INKS.paper }),
  "icons/icon-192.png": () => markPng(192, { share: 0.94 }),
  "icons/icon-512.png": () => markPng(512, { share: 0.94 }),
  // A system may crop the icon to a circle of 80 % of its side. The mark stays well within that circle.
  "icons/icon-maskable-512.png": () => markPng(512, { share: 0.56, ground: INKS.paper }),
};

/** An .ico file with one PNG of 32 pixels. Every browser since 2007 reads it. */
async function favicon() {
  const png = await markPng(32, { share: 1 });
  // One image: width, height, no palette; one plane of 32 bits; the length and the offset of the PNG.
  const header = Buffer.from("00000100010020200000010020000000000016000000", "hex");
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

const markPng = (side: number, options: LogoOptions) => png(drawLogo({ ...options, canvas: side }));

async function lockUpPng(name: string, look: "colour" | "white") {
  const { shapes, width, height } = await lockUp(name, look);
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  const size = `viewBox="0 0 ${w} ${h}" width="${w * LOCK_UP_SCALE}" height="${h * LOCK_UP_SCALE}"`;
  return png(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`);
}

const png = (svg: string) =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, effort: 10 }).toBuffer();

if (import.meta.main) {
  const { name } = parse(await readFile("content/site.yaml", "utf8"));
  for (const [path, make] of Object.entries(BRAND_FILES)) {
    const data = await make(name);
    const file = join("public", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, data);
    console.log(`${String(data.length).padStart(7)} B  ${file}`);
  }
}
