import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { setContent } from "#app/model/content.ts";
import { photoRemedy, readPhotos } from "#app/model/read-photos.ts";
import { photoBudgets } from "../../../checks/budgets.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { pictureSvg } from "./photo-files.ts";
import { writePictures } from "./picture-files.ts";
import type { PictureFormat } from "./picture-formats.ts";
import { pictureOf, usedPictures } from "./pictures.ts";

/** Each run makes another photo, so the cache is switched off. */
vi.mock("../../../platform/build-cache.ts", async (original) => ({
  ...(await original<object>()),
  cachedFile: (_recipe: object, make: () => Promise<Buffer>) => make(),
}));

const folder = mkdtempSync(join(tmpdir(), "photos-"));
const photos = join(folder, "content", "photos");
const site = join(folder, "site");
const contentDir = process.env.CONTENT_DIR;

/**
 * A photo with an orientation tag, as telephones write it: 2800 by 2000 pixels in its upright position. Its grain of
 * three sizes is as hard to compress as gravel.
 */
async function writePhoto(file: string): Promise<void> {
  const [width, height] = [2000, 2800];
  const background = { r: 40, g: 70, b: 240 };
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const grains = [2, 5, 12].map(async (scale) => {
    const size = { width: Math.round(width / scale), height: Math.round(height / scale) };
    const grain = sharp({ create: { ...size, channels: 3, background, noise } });
    const input = await grain.resize(width, height).png().toBuffer();
    return { input, blend: "soft-light" } as const;
  });
  await sharp({ create: { width, height, channels: 3, background } })
    .composite(await Promise.all(grains))
    .withExif({ IFD0: { Copyright: "Somebody", Make: "Camera" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toFile(join(photos, file));
}

const fixture = await loadTestContent();

/** Reads the photos again, so that pictures can be made from them. */
async function setPhotos() {
  const photos = await readPhotos();
  setContent({ ...fixture, photos });
  return photos;
}

beforeAll(async () => {
  mkdirSync(join(photos, "team"), { recursive: true });
  process.env.CONTENT_DIR = join(folder, "content");
  await writePhoto("team/Our Office.jpg");
  await setPhotos();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  if (contentDir === undefined) delete process.env.CONTENT_DIR;
  else process.env.CONTENT_DIR = contentDir;
});

const office = { file: "team/Our Office.jpg", alt: "Our office" };
const widthsOf = (format: PictureFormat) =>
  pictureOf(office, "office", format)
    .avif?.match(/\d+(?=w)/g)
    ?.map(Number);

test("a photo has files in two formats, with their sizes and the size on the page", () => {
  const picture = pictureOf(office, "office", "card");
  expect(picture).toMatchObject({ width: 640, height: 480, alt: "Our office" });
  expect(picture.sizes).toContain("100vw");
  expect(picture.src).toMatch(/\/photos\/team-our-office\.[0-9a-f]{8}\.1200x900\.640\.webp$/);
  expect(picture.avif).toMatch(/\.480\.avif 480w, \S+\.640\.avif 640w$/);
  expect(picture.srcSet).toBe(picture.avif?.replaceAll("avif", "webp"));
});

test("a photo is never enlarged: a file for a larger shape is as large as the photo", async () => {
  await sharp({ create: { width: 500, height: 500, channels: 3, background: "red" } })
    .jpeg()
    .toFile(join(photos, "small.jpg"));
  await setPhotos();
  expect(widthsOf("opening")?.at(-1)).toBe(1600);
  expect(pictureOf({ ...office, file: "small.jpg" }, "", "tall")).toMatchObject({
    width: 375,
    height: 500,
  });
});

/** The bytes of a file at an address of a photo. */
const limitOf = (width: number) =>
  width <= photoBudgets.card.width ? photoBudgets.card.bytes : photoBudgets.bytes;

test("the files of the pages are written, within the byte limits, upright, cropped and without metadata", async () => {
  pictureOf(office, "office", "square");
  // The pages of other tests have used further photos.
  const addresses = [...usedPictures].filter((address) =>
    /\/team-our-office\..*\.900x900\./.test(address),
  );
  expect(await writePictures(site, addresses)).toEqual({ written: 6 });
  const names = readdirSync(join(site, "photos")).filter((name) => name.includes(".900x900."));
  expect(names).toHaveLength(6);
  for (const name of names) {
    const [, width, type] = /\.900x900\.(\d+)\.(\w+)$/.exec(name) ?? [];
    const file = join(site, "photos", name);
    const { format, exif, ...size } = await sharp(file).metadata();
    expect(statSync(file).size, name).toBeLessThanOrEqual(limitOf(Number(width)));
    expect(size).toMatchObject({ width: Number(width), height: Number(width) });
    expect(format).toBe({ avif: "heif", webp: "webp" }[type as "avif"]);
    expect(exif).toBeUndefined();
  }
});

test("a social card and a feed can show the photo", async () => {
  const svg = await pictureSvg(office, "office", { width: 480, height: 630 });
  const { channels } = await sharp(Buffer.from(svg)).stats();
  expect(channels[2]?.mean).toBeGreaterThan(150);
});

test("an address of a photo that does not exist stops the build", async () => {
  const address = "/photos/gone.00000000.900x900.480.avif";
  await expect(writePictures(site, [address])).rejects.toThrow(address);
});

test.each([
  ["not there.jpg", undefined, /put the photo into content\/photos\//],
  ["notes.jpg", Buffer.from("no photo"), /cannot be read.*JPEG, PNG, WebP/],
  ["IMG_1.HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), /HEIC.*export it as JPEG/],
  ["broken.jpg", "cut", /cannot be read/],
])("%s cannot be shown, and a message says what to do", async (file, bytes, remedy) => {
  if (bytes === "cut") {
    await sharp(join(photos, "team/Our Office.jpg")).toFile(join(photos, file));
    const whole = await sharp(join(photos, file)).jpeg().toBuffer();
    writeFileSync(join(photos, file), whole.subarray(0, whole.length / 2));
  } else if (bytes) writeFileSync(join(photos, file), bytes);
  const files = await setPhotos();
  expect(photoRemedy(file, false, files)).toMatch(remedy);
  expect(photoRemedy(office.file, false, files)).toBeUndefined();
});
