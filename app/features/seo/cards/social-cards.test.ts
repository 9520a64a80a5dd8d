import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPicture } from "#app/features/artwork/draw-picture.ts";
import { INKS } from "#app/features/artwork/inks.ts";
import { FAMILIES, type Family } from "#app/model/fields/drawings.ts";
import { CARD_PICTURE, type CardContent, cardImage } from "./social-cards.ts";

const TEXT = { left: 40, top: 250, width: 660, height: 360 };

function card(family: Family, about: Partial<CardContent> = {}): CardContent {
  const picture = drawPicture({ seed: "a", family, scheme: "red", ...CARD_PICTURE });
  const texts = { title: "A growth plan", kicker: "Strategy", name: "Company" };
  return { ...texts, picture, isPhoto: false, ...about };
}

async function colorAt(image: Buffer, left: number, top: number): Promise<string> {
  const region = sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return `#${(await region.raw().toBuffer()).toString("hex").toUpperCase()}`;
}

test.each(FAMILIES)("a card with %s is a PNG of 1200 by 630 under 60 KB", async (family) => {
  const long = "Pricing is the fastest lever you are not pulling, and three quiet ways to begin";
  const png = await cardImage(card(family, { title: long }));
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(png.length).toBeLessThan(60_000);
});

test("inks keep their exact color in the palette", async () => {
  const png = await cardImage(card("orbits"));
  expect(await colorAt(png, 20, 20)).toBe(INKS.paper);
  expect(await colorAt(png, 722, 628)).toBe(INKS.red);
});

test("in a language from right to left the text stands on the right and the picture on the left", async () => {
  const about = {
    title: "نمو الشركة في عام 2026",
    kicker: "استراتيجية",
    direction: "rtl",
  } as const;
  const png = await cardImage(card("orbits", about));
  expect(await colorAt(png, 2, 628)).toBe(INKS.red);
  expect(await colorAt(png, 1180, 20)).toBe(INKS.paper);
  // The line begins at the margin on the right.
  const edge = { left: 1040, top: 500, width: 90, height: 70 };
  const { channels } = await sharp(png).extract(edge).stats();
  expect(channels[0]?.min).toBeLessThan(100);
});

test("another title gives other pixels, and the same title gives the same pixels", async () => {
  const words = async (about: Partial<CardContent>) =>
    sharp(await cardImage(card("bars", about)))
      .extract(TEXT)
      .raw()
      .toBuffer();
  const once = await words({});
  expect((await words({})).equals(once)).toBe(true);
  expect((await words({ title: "Another plan" })).equals(once)).toBe(false);
});

test("a kicker that would repeat the title is left out", async () => {
  const twice = await cardImage(card("bars", { title: "Contact", kicker: "Contact" }));
  const once = await cardImage(card("bars", { title: "Contact", kicker: "Us" }));
  const blue = async (png: Buffer) => {
    const { channels } = await sharp(png).extract(TEXT).stats();
    return (channels[2]?.mean ?? 0) - (channels[0]?.mean ?? 0);
  };
  expect(await blue(twice)).toBeLessThan(await blue(once));
});
