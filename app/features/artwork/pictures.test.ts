import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Leader } from "#app/model/schemas/collections.ts";
import { writePictures } from "./picture-files.ts";
import { pictureOf, portraitOf, usedPictures } from "./pictures.ts";

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "drawings-"));
  usedPictures.clear();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(site, { recursive: true, force: true });
});

test("every drawing that a page uses is written once, into the site and not into its sub-path", async () => {
  vi.stubEnv("BASE_URL", "/site/");
  const drawn = { family: "bars", scheme: "sky" } as const;
  const pictures = [
    pictureOf(drawn, "A café", "card"),
    pictureOf(drawn, "A café", "card"),
    pictureOf({ family: "dots", alt: "Dots" }, "other", "opening"),
    portraitOf({ id: "mara-ellison", name: "Mara Ellison" } as Leader, { isDecorative: true }),
  ];
  // An opening shows the drawing of a card, and in windows of medium width an upright one.
  expect(await writePictures(site, usedPictures)).toEqual({ written: 4 });
  for (const { src } of pictures) {
    expect(src).toMatch(/^\/site\/artwork\//);
    expect(readFileSync(join(site, src.slice("/site".length)), "utf8")).toMatch(
      /^<svg .*<\/svg>$/s,
    );
  }
  expect(readdirSync(site)).toEqual(["artwork"]);
});

test("an address without a drawing stops the build", async () => {
  const { src } = pictureOf({ family: "bars" }, "a", "card");
  const wrong = src.replace("bars", "bubbles");
  await expect(writePictures(site, [src, wrong])).rejects.toThrow(wrong);
});
