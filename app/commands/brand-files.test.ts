import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { BRAND_FILES } from "./brand-files.ts";

test("the drawings in public/ show the current mark (otherwise: npm run brand)", async () => {
  const drawings = Object.entries(BRAND_FILES).filter(([path]) => path.endsWith(".svg"));
  expect(drawings.length).toBeGreaterThan(2);
  for (const [path, make] of drawings)
    expect(readFileSync(`public/${path}`, "utf8")).toBe(await make("Any name"));
});

test.each(["uploads/logo-lockup.png", "uploads/logo-lockup-white.png"])(
  "%s shows the firm's name beside the mark, and is wider for a longer name",
  async (path) => {
    const widthFor = async (name: string) => {
      const { width } = await sharp(await BRAND_FILES[path]?.(name)).metadata();
      return width;
    };
    expect(await widthFor("Quatrefoil")).toBeGreaterThan(await widthFor("Foil"));
    expect((await sharp(`public/${path}`).metadata()).format).toBe("png");
  },
);

test.each([
  ["icons/apple-touch-icon.png", 180],
  ["icons/icon-192.png", 192],
  ["icons/icon-512.png", 512],
  ["icons/icon-maskable-512.png", 512],
])("%s is a square of %i pixels", async (path, side) => {
  expect(await sharp(`public/${path}`).metadata()).toMatchObject({ width: side, height: side });
});

test("the maskable icon has the mark within the circle that no system crops", async () => {
  const side = 512;
  const image = sharp("public/icons/icon-maskable-512.png").flatten().greyscale().raw();
  let farthest = 0;
  for (const [pixel, light] of (await image.toBuffer()).entries()) {
    if (light > 250) continue;
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    farthest = Math.max(farthest, Math.hypot(x - side / 2, y - side / 2));
  }
  expect(farthest).toBeGreaterThan(side * 0.2);
  expect(farthest).toBeLessThan(side * 0.4);
});

test("the favicon.ico contains a PNG of 32 pixels at the offset in its directory", async () => {
  const ico = readFileSync("public/favicon.ico");
  const start = ico.readUInt32LE(18);
  const png = ico.subarray(start, start + ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
  expect([ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 32]);
});
