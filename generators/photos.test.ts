import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ContentError } from "#app/content/content-problem.ts";
import { photoManifestPath, photoSource } from "#app/outputs/photos.ts";
import { listPhotos } from "./photo-list.ts";
import { writePhotos } from "./photos.ts";
import { pictureSvg } from "./picture-svg.ts";

const folder = mkdtempSync(join(tmpdir(), "photos-"));
const photos = join(folder, "content", "photos");
const client = join(folder, "client");
const contentDir = process.env.CONTENT_DIR;

/** A photo that lies on its side, as a telephone writes it: 1400 by 1000 pixels once it is upright. */
async function writePhoto(file: string): Promise<void> {
  const blue = { r: 40, g: 70, b: 240 };
  const image = sharp({ create: { width: 1000, height: 1400, channels: 3, background: blue } });
  const camera = { IFD0: { Copyright: "Somebody", Make: "Camera" } };
  await image.withExif(camera).withMetadata({ orientation: 6 }).jpeg().toFile(join(photos, file));
}

beforeAll(async () => {
  mkdirSync(join(photos, "team"), { recursive: true });
  process.env.CONTENT_DIR = join(folder, "content");
  await writePhoto("team/Our Office.jpg");
  await listPhotos();
});

afterAll(() => {
  rmSync(photoManifestPath(), { force: true });
  rmSync(folder, { recursive: true, force: true });
  if (contentDir === undefined) delete process.env.CONTENT_DIR;
  else process.env.CONTENT_DIR = contentDir;
});

const office = { file: "team/Our Office.jpg", alt: "Our office" };

test("a photo comes in three formats, the best first, with its size and its colour", () => {
  const picture = photoSource(office, [1200, 900]);
  expect(picture).toMatchObject({
    width: 1200,
    height: 900,
    alt: "Our office",
    placeholder: "bg-blue",
  });
  expect(picture.src).toMatch(/\/photos\/team-our-office\.[0-9a-f]{8}\.1200x900\.1200\.jpg$/);
  expect(picture.sources?.map(({ type }) => type)).toEqual([
    "image/avif",
    "image/webp",
    "image/jpeg",
  ]);
  for (const { srcSet } of picture.sources ?? []) {
    expect(srcSet.split(", ").map((entry) => entry.split(" ")[1])).toEqual([
      "480w",
      "800w",
      "1200w",
    ]);
  }
});

test("a photo is never enlarged: a shape that it cannot fill gets what there is", () => {
  const widths = (aspect: [number, number]) =>
    photoSource(office, aspect).sources?.[0]?.srcSet.match(/\d+w/g);
  expect(widths([2640, 900])).toEqual(["480w", "800w", "1200w", "1400w"]);
  expect(widths([900, 1200])).toEqual(["480w", "750w"]);
  expect(photoSource(office, [900, 1200])).toMatchObject({ width: 750, height: 1000 });
});

test("the files that pages name are written, upright, cropped, without the camera's notes, once", async () => {
  const { src, sources } = photoSource(office, [900, 900]);
  const srcSet = sources?.map((source) => `<source srcset="${source.srcSet}">`).join("");
  mkdirSync(join(client, "about"), { recursive: true });
  writeFileSync(
    join(client, "about", "index.html"),
    `<picture>${srcSet}<img src="${src}"></picture>`,
  );
  const first = await writePhotos(client);
  expect(first.written + first.reused).toBe(9);
  const names = readdirSync(join(client, "photos")).sort();
  expect(names).toHaveLength(9);
  for (const name of names) {
    const [, width, type] = /\.900x900\.(\d+)\.(\w+)$/.exec(name) ?? [];
    const { format, exif, ...size } = await sharp(join(client, "photos", name)).metadata();
    expect(size).toMatchObject({ width: Number(width), height: Number(width) });
    expect(format).toBe({ avif: "heif", webp: "webp", jpg: "jpeg" }[type as "avif"]);
    expect(exif).toBeUndefined();
  }
  expect(await writePhotos(client)).toEqual({ written: 0, reused: 9 });
});

test("a social card and a feed can show the photo", async () => {
  const svg = await pictureSvg(office, "office", { width: 480, height: 630 });
  const { data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  expect(data[2]).toBeGreaterThan(200);
});

test("a page that names a photo which is not there stops the build", async () => {
  const address = "/photos/gone.00000000.900x900.480.avif";
  writeFileSync(join(client, "about", "index.html"), `<img src="${address}">`);
  await expect(writePhotos(client)).rejects.toThrow(`about/index.html names ${address}`);
  expect(() => photoSource({ file: "gone.jpg", alt: "" }, [900, 900])).toThrow(
    "content/photos/gone.jpg is not in the list of photos",
  );
});

test("a file that is no photo is a problem of the content", async () => {
  writeFileSync(join(photos, "notes.jpg"), "no photo");
  const fault = await listPhotos().catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(ContentError);
  expect(String(fault)).toContain("content/photos/notes.jpg");
});
