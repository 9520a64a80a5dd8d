/* `npm run brand`: the logo and the icons in public/, from the firm's name in content/site.yaml. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { drawLogo, type LogoOptions } from "#app/artwork/logo.ts";
import { INKS } from "#app/artwork/inks.ts";
import { icoFile } from "./icon-file.ts";
import { drawLockUp } from "./lock-up.ts";

/** A maskable icon may lose everything outside a circle of 80 % of its side; the mark stays well within. */
const MASKABLE = { share: 0.56, ground: INKS.paper };

/**
 * Every file of the brand by its path below public/.
 *
 * @param name the firm's name, set beside the mark in the lock-ups
 */
export async function brandFiles(name: string): Promise<Record<string, string | Buffer>> {
  const sizes = [16, 32, 48];
  const small = sizes.map(async (side) => ({ side, png: await markPng(side, { share: 1 }) }));
  return {
    "uploads/logo.svg": drawLogo(),
    "uploads/logo-white.svg": drawLogo({ look: "white" }),
    "uploads/logo-lockup.svg": drawLockUp(name),
    "uploads/logo-lockup-white.svg": drawLockUp(name, "white"),
    "favicon.svg": drawLogo({ canvas: 32 }),
    "favicon.ico": icoFile(await Promise.all(small)),
    "icons/apple-touch-icon.png": await markPng(180, { share: 0.72, ground: INKS.paper }),
    "icons/icon-192.png": await markPng(192, { share: 0.94 }),
    "icons/icon-512.png": await markPng(512, { share: 0.94 }),
    "icons/icon-maskable-512.png": await markPng(512, MASKABLE),
  };
}

async function markPng(side: number, options: LogoOptions): Promise<Buffer> {
  const svg = drawLogo({ ...options, canvas: side });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, effort: 10 }).toBuffer();
}

if (import.meta.main) {
  const { name } = parse(await readFile("content/site.yaml", "utf8"));
  for (const [path, data] of Object.entries(await brandFiles(name))) {
    const file = join("public", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, data);
    console.log(`${String(data.length).padStart(7)} B  ${file}`);
  }
}
