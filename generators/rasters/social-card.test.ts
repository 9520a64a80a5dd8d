import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPicture } from "#app/artwork/draw-picture.ts";
import { FAMILIES, type Family } from "#app/artwork/families.ts";
import type { Frame } from "#app/artwork/svg.ts";
import { INKS } from "#app/artwork/inks.ts";
import { renderFeedJpeg } from "./feed-jpeg.ts";
import { composeSocialCard, renderSocialCard, type SocialCard } from "./social-card.ts";

function card(family: Family, about: Partial<SocialCard> = {}): SocialCard {
  const picture = (frame: Frame) => drawPicture({ seed: "a", family, scheme: "red", ...frame });
  return { title: "A growth plan", kicker: "Strategy", name: "Company", picture, ...about };
}

async function colourAt(image: Buffer, left: number, top: number): Promise<string> {
  const region = sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return `#${(await region.raw().toBuffer()).toString("hex").toUpperCase()}`;
}

test.each(FAMILIES)("a card with %s is a PNG of 1200 by 630 under 60 KB", async (family) => {
  const long = "Pricing is the fastest lever you are not pulling, and three quiet ways to begin";
  const png = await renderSocialCard(card(family, { title: long }));
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(png.length).toBeLessThan(60_000);
});

test("inks keep their exact colour in the palette", async () => {
  const png = await renderSocialCard(card("orbits"));
  expect(await colourAt(png, 20, 20)).toBe(INKS.paper);
  expect(await colourAt(png, 722, 628)).toBe(INKS.red);
});

test("a kicker that would repeat the title is left out", () => {
  const twice = composeSocialCard(card("bars", { title: "Contact", kicker: "Contact" }));
  const once = composeSocialCard(card("bars", { title: "Contact", kicker: "" }));
  expect(twice).toBe(once);
});

test("the picture is composed for its part of the card", () => {
  const frames: Frame[] = [];
  composeSocialCard(
    card("bars", {
      picture: (frame) => {
        frames.push(frame);
        return "<svg />";
      },
    }),
  );
  expect(frames).toEqual([{ width: 480, height: 630 }]);
});

test("a feed image is a JPEG of 1200 by 900 in true colours", async () => {
  const svg = drawPicture({
    seed: "a",
    family: "steps",
    scheme: "green",
    width: 1200,
    height: 900,
  });
  const jpeg = await renderFeedJpeg(svg);
  expect(await sharp(jpeg).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 900,
    chromaSubsampling: "4:4:4",
  });
});
