import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { asciiName } from "#app/base/slug.ts";
import type { PictureField } from "#app/model/fields/pictures.ts";
import { photoList, photoOf, photoPath } from "#app/model/read-photos.ts";
import { keptRaster } from "../../../platform/built-files.ts";
import { drawPicture } from "./draw-picture.ts";
import type { Frame } from "./svg.ts";

/** More takes AVIF minutes for a few percent. */
const EFFORT = { avif: 2, webp: 4 };
export type PhotoType = keyof typeof EFFORT;

/**
 * The first of these steps is taken whose file is not too heavy. Gravel, or the grain of a film, is softened besides, by
 * the sigma of a Gaussian blur in pixels: nobody misses the finest of it.
 */
const STEPS = [
  { avif: 48, webp: 74, sigma: 0 },
  { avif: 40, webp: 62, sigma: 0 },
  { avif: 32, webp: 50, sigma: 0 },
  ...[0, 0.6, 1, 1.6, 2.5, 4, 8, 16].map((sigma) => ({ avif: 24, webp: 38, sigma })),
];

/** Bytes at most by width in pixels: lists show many cards, a telephone takes at most 1,600 pixels. */
const limitOf = (width: number) => (width <= 640 ? 20_000 : width <= 1600 ? 90_000 : 220_000);

type Shape = readonly [width: number, height: number];

/** The beginning of a photo's addresses below the site; the hash is that of its bytes. */
const base = (file: string) =>
  `/photos/${asciiName(file.replace(/\.[^./]+$/, ""))}.${photoOf(file).hash}`;

/** The address below the site of a photo cropped to a shape: it says everything needed to make the file. */
export const photoAddress = (file: string, shape: Shape, width: number, type: PhotoType) =>
  `${base(file)}.${shape.join("x")}.${width}.${type}`;

/** The address below the site of the firm's logo: a drawing goes out as it is, whatever else as a PNG. */
export const logoPath = (file: string) =>
  `${base(file)}.logo.${file.toLowerCase().endsWith(".svg") ? "svg" : "png"}`;

/** The logo as a PNG of three times the height at which pages show it. */
export function logoPng(file: string): Promise<Buffer> {
  return sharp(photoPath(file), { density: 300 }).resize({ height: 120 }).png().toBuffer();
}

const ADDRESS =
  /^\/photos\/[a-z0-9-]*\.([0-9a-f]{8})\.(?:logo\.(svg|png)|(\d+)x(\d+)\.(\d+)\.(avif|webp))$/;

/** The file at an address of a photo below the site, made when it is not kept; undefined where there is none. */
export async function photoBytes(address: string): Promise<Buffer | undefined> {
  const [, hash, logo, across, down, width, type] = ADDRESS.exec(address) ?? [];
  const photos = photoList();
  const file = Object.keys(photos).find((file) => hash && photos[file]?.photo?.hash === hash);
  if (!file) return undefined;
  if (logo) return logo === "svg" ? readFile(photoPath(file)) : logoPng(file);
  // By what it shows: a photo under two names is made once.
  const key = `photo ${hash} ${across}x${down} ${width} ${type}`;
  return keptRaster(key, () => {
    const photo = cropPhoto(file, Number(width), [Number(across), Number(down)]);
    return encode(photo, Number(width), type as PhotoType);
  });
}

async function encode(photo: Sharp, width: number, type: PhotoType): Promise<Buffer> {
  const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true });
  for (const { [type]: quality, sigma } of STEPS) {
    const pixels = sharp(data, { raw: info });
    const soft = sigma > 0 ? pixels.blur(sigma) : pixels;
    const bytes = await soft[type]({ quality, effort: EFFORT[type] }).toBuffer();
    if (bytes.length <= limitOf(width)) return bytes;
  }
  throw new Error(
    `A photo of ${width} pixels does not fit into ${limitOf(width)} bytes as ${type}`,
  );
}

/** A photo, upright, cropped around its middle and without what the camera wrote into it. */
export function cropPhoto(file: string, width: number, [across, down]: Shape): Sharp {
  const photo = sharp(photoPath(file)).autoOrient().toColourspace("srgb");
  return photo.resize(width, Math.round((width * down) / across), { fit: "cover" });
}

/** A picture as an SVG document, for whatever is rasterized. @param id seed of its drawing unless the field names one */
export async function pictureSvg(field: PictureField, id: string, frame: Frame): Promise<string> {
  const { width, height } = frame;
  if ("family" in field) {
    const { family, scheme, seed = id } = field;
    return drawPicture({ seed: asciiName(seed), family, scheme, width, height });
  }
  const photo = cropPhoto(field.file, width, [width, height]).jpeg({ quality: 90 });
  const jpeg = (await photo.toBuffer()).toString("base64");
  const size = `width="${width}" height="${height}"`;
  const image = `<image ${size} href="data:image/jpeg;base64,${jpeg}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${image}</svg>`;
}
