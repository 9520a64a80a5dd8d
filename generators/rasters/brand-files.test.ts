import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { brandFiles } from "./brand-files.ts";

const { name } = parse(readFileSync("content/site.yaml", "utf8"));
const files = await brandFiles(name);

test("the drawings in public/ are those of today's name and mark (else: npm run brand)", () => {
  const drawings = Object.entries(files).filter(([path]) => path.endsWith(".svg"));
  expect(drawings.length).toBeGreaterThan(4);
  for (const [path, data] of drawings) expect(readFileSync(`public/${path}`, "utf8")).toBe(data);
});

test("another name gives another lock-up, and no file spells it", async () => {
  const other = await brandFiles("Quatrefoil & Sons");
  expect(other["uploads/logo-lockup.svg"]).not.toBe(files["uploads/logo-lockup.svg"]);
  expect(other["uploads/logo.svg"]).toBe(files["uploads/logo.svg"]);
  for (const data of Object.values(other)) expect(data.toString()).not.toContain("Quatrefoil");
});

test.each([
  ["icons/apple-touch-icon.png", 180],
  ["icons/icon-192.png", 192],
  ["icons/icon-512.png", 512],
  ["icons/icon-maskable-512.png", 512],
])("%s is a square of %i pixels", async (path, side) => {
  expect(await sharp(`public/${path}`).metadata()).toMatchObject({ width: side, height: side });
});

test("the maskable icon keeps the mark within the circle that no system cuts", async () => {
  const side = 512;
  const image = sharp("public/icons/icon-maskable-512.png").flatten().toColourspace("srgb").raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  let farthest = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) > 750) continue;
    const pixel = at / info.channels;
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    farthest = Math.max(farthest, Math.hypot(x - side / 2, y - side / 2));
  }
  expect(farthest).toBeGreaterThan(side * 0.2);
  expect(farthest).toBeLessThan(side * 0.4);
});

test("the favicon.ico holds PNGs of 16, 32 and 48 pixels where its directory says", async () => {
  const ico = readFileSync("public/favicon.ico");
  const sides: (number | undefined)[] = [];
  for (let entry = 6; entry < 6 + 16 * ico.readUInt16LE(4); entry += 16) {
    const start = ico.readUInt32LE(entry + 12);
    const png = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
    const { format, width } = await sharp(png).metadata();
    expect(format).toBe("png");
    expect(width).toBe(ico.readUInt8(entry));
    sides.push(width);
  }
  expect(sides).toEqual([16, 32, 48]);
});
