import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Leader } from "#app/model/schemas/collections.ts";
import { cachedRaster } from "../../../platform/built-files.ts";
import { pictureOf, portraitOf, usedPictures, writePictures } from "./pictures.ts";

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
    pictureOf({ family: "dots", alt: "Dots" }, "other", "band"),
    portraitOf({ id: "mara-ellison", name: "Mara Ellison" } as Leader),
  ];
  // A band has other shapes on narrower screens.
  expect(await writePictures(site, usedPictures)).toEqual({ written: 5 });
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

test("a picture is made once for each set of inputs", async () => {
  const make = vi.fn(async () => Buffer.from("picture"));
  const first = await cachedRaster("a title", make, site);
  expect(await cachedRaster("a title", make, site)).toEqual(first);
  expect(make).toHaveBeenCalledTimes(1);
  const other = await cachedRaster("another title", async () => Buffer.from("two"), site);
  expect(other.toString()).toBe("two");
});

test("a failure is passed on and leaves no file", async () => {
  const fail = async () => {
    throw new Error("no such glyph");
  };
  await expect(cachedRaster("a title", fail, site)).rejects.toThrow("no such glyph");
  expect(readdirSync(site)).toEqual([]);
});
