import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { asciiName } from "#app/base/slug.ts";
import {
  familyOf,
  type LikenessField,
  type PictureField,
} from "#app/model/fields/picture-fields.ts";
import { photoPath } from "#app/model/read-photos.ts";
import { cachedFile, type Recipe } from "../../../platform/build-cache.ts";
import { sourceCode } from "../../../platform/source-code.ts";
import { drawPicture } from "./draw-picture.ts";
import { drawPortrait } from "./draw-portrait.ts";
import { brandInks } from "./inks.ts";
import { photoOf, photoWithHash } from "./photos.ts";
import type { Frame } from "./svg.ts";

const CODE = sourceCode("app/features/artwork/photo-files.ts");

/** The effort of the encoders. A higher effort takes AVIF minutes to save a few percent. */
const EFFORT = { avif: 2, webp: 4 };
export type PhotoType = keyof typeof EFFORT;

/** The quality of both types, and the sigma in pixels of a Gaussian blur before encoding. */
interface EncodingStep {
  avif: number;
  webp: number;
  sigma: number;
}

const LEAST_QUALITY = { avif: 24, webp: 38 };

/**
 * The encoder takes the first of these steps with a file below the limit. The last steps blur fine noise such as gravel
 * or film grain, which nobody misses.
 */
const ENCODING_STEPS: readonly EncodingStep[] = [
  { avif: 48, webp: 74, sigma: 0 },
  { avif: 40, webp: 62, sigma: 0 },
  { avif: 32, webp: 50, sigma: 0 },
  { ...LEAST_QUALITY, sigma: 0 },
  { ...LEAST_QUALITY, sigma: 0.6 },
  { ...LEAST_QUALITY, sigma: 1 },
  { ...LEAST_QUALITY, sigma: 1.6 },
  { ...LEAST_QUALITY, sigma: 2.5 },
  { ...LEAST_QUALITY, sigma: 4 },
  { ...LEAST_QUALITY, sigma: 8 },
  { ...LEAST_QUALITY, sigma: 16 },
];

/** The limit in bytes by width in pixels. Lists show many cards. A telephone needs at most 1,600 pixels. */
function limitOf(width: number): number {
  if (width <= 640) return 20_000;
  return width <= 1600 ? 90_000 : 220_000;
}

type Shape = readonly [width: number, height: number];

/** The beginning of a photo's addresses below the site; the hash is that of its bytes. */
function addressBase(file: string): string {
  const name = file.replace(/\.[^./]+$/, "");
  return `/photos/${asciiName(name)}.${photoOf(file).hash}`;
}

/**
 * The address below the site of a photo that is cropped to a shape. It has everything that is needed to make the file.
 */
export function photoAddress(file: string, shape: Shape, width: number, type: PhotoType): string {
  return `${addressBase(file)}.${shape.join("x")}.${width}.${type}`;
}

/** The address below the site of the firm's logo. An SVG is served unchanged, any other file as a PNG. */
export function logoPath(file: string): string {
  const isDrawing = file.toLowerCase().endsWith(".svg");
  return `${addressBase(file)}.logo.${isDrawing ? "svg" : "png"}`;
}

/** A logo as the bytes and the type of the file that pages show: an SVG unchanged, any other file as a PNG. */
export async function logoSvgOrPng(file: string): Promise<{ data: Buffer; type: string }> {
  if (!logoPath(file).endsWith(".svg")) return { data: await logoPng(file), type: "image/png" };
  return { data: await readFile(photoPath(file)), type: "image/svg+xml" };
}

/** The logo as a PNG of three times the height at which pages show it. */
export function logoPng(file: string): Promise<Buffer> {
  return sharp(photoPath(file), { density: 300 }).resize({ height: 120 }).png().toBuffer();
}

const PHOTO_ADDRESS =
  /^\/photos\/[a-z0-9-]*\.([0-9a-f]{8})\.(?:logo\.(svg|png)|(\d+)x(\d+)\.(\d+)\.(avif|webp))$/;

/**
 * The file at an address of a photo below the site, from the cache or newly made. Undefined if there is no such photo.
 */
export async function photoBytes(address: string): Promise<Buffer | undefined> {
  const [, hash, logoType, across, down, width, type] = PHOTO_ADDRESS.exec(address) ?? [];
  if (!hash) return undefined;
  const file = photoWithHash(hash);
  if (!file) return undefined;
  if (logoType) return logoType === "svg" ? readFile(photoPath(file)) : logoPng(file);
  return cachedFile(photoRecipe(address), () => {
    const photo = cropPhoto(file, Number(width), [Number(across), Number(down)]);
    return encode(photo, Number(width), type as PhotoType);
  });
}

/**
 * What a file at an address of a photo depends on. The hash in the address represents the bytes of the photo, so a photo with two
 * names is encoded once.
 */
export function photoRecipe(address: string): Recipe {
  const [, photo, , across, down, width, type] = PHOTO_ADDRESS.exec(address) ?? [];
  return { code: CODE, inputs: { photo, shape: `${across}x${down}`, width, type } };
}

/** @throws Error if no step makes the file small enough */
async function encode(photo: Sharp, width: number, type: PhotoType): Promise<Buffer> {
  const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true });
  for (const step of ENCODING_STEPS) {
    const pixels = sharp(data, { raw: info });
    const softened = step.sigma > 0 ? pixels.blur(step.sigma) : pixels;
    const options = { quality: step[type], effort: EFFORT[type] };
    const bytes = await softened[type](options).toBuffer();
    if (bytes.length <= limitOf(width)) return bytes;
  }
  throw new Error(
    `A photo of ${width} pixels does not fit into ${limitOf(width)} bytes as ${type}`,
  );
}

/** A photo in its upright position, cropped around its middle and without metadata. */
export function cropPhoto(file: string, width: number, [across, down]: Shape): Sharp {
  const height = Math.round((width * down) / across);
  const photo = sharp(photoPath(file)).autoOrient().toColourspace("srgb");
  return photo.resize(width, height, { fit: "cover" });
}

/** What the image of a picture depends on: the bytes of a photo, or the fields of a drawing and the colors of the brand. */
export function pictureInputs(field: PictureField | LikenessField): Record<string, unknown> {
  if ("file" in field) return { photo: photoOf(field.file).hash };
  return { ...field, alt: undefined, inks: brandInks() };
}

/** A picture as an SVG document, to be rasterized. @param id the seed of its drawing, unless the field names another */
export async function pictureSvg(
  field: PictureField | LikenessField,
  id: string,
  frame: Frame,
): Promise<string> {
  const { width, height } = frame;
  if ("hair" in field) return drawPortrait({ ...field, width, height });
  if (!("file" in field)) {
    const { scheme, seed = id } = field;
    const family = familyOf(field);
    return drawPicture({ seed: asciiName(seed), family, scheme, width, height });
  }
  const photo = cropPhoto(field.file, width, [width, height]).jpeg({ quality: 90 });
  const jpeg = (await photo.toBuffer()).toString("base64");
  const size = `width="${width}" height="${height}"`;
  const image = `<image ${size} href="data:image/jpeg;base64,${jpeg}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${image}</svg>`;
}
