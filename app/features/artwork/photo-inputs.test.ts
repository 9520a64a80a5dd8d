import { expect, test } from "vitest";
import { withContent } from "#app/model/content.ts";
import { cacheKey } from "../../../platform/build-cache.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { photoAddress, photoRecipe } from "./photo-files.ts";

/* A build takes the file of a photo over from an earlier build unless one of its inputs has changed. */

const fixture = await loadTestContent();

interface PhotoInputs {
  name?: string;
  hash?: string;
  shape?: [number, number];
  width?: number;
  type?: "avif" | "webp";
}

/** The key of a file of a photo in the cache. */
function keyOf({
  name = "office.jpg",
  hash = "11111111",
  shape = [1200, 900],
  width = 480,
  type = "avif",
}: PhotoInputs = {}): string {
  const photos = { [name]: { photo: { width: 1600, height: 1200, hash } } };
  return withContent({ ...fixture, photos }, () => {
    return cacheKey(photoRecipe(photoAddress(name, shape, width, type)));
  });
}

test.each<[string, PhotoInputs]>([
  ["the photo", { hash: "22222222" }],
  ["the shape", { shape: [900, 900] }],
  ["the width", { width: 640 }],
  ["the format", { type: "webp" }],
])("the file of a photo is made anew if only %s changes", (_name, change) => {
  expect(keyOf(change)).not.toBe(keyOf());
});

test("the file of a photo is taken over if nothing changes, or only the photo's name", () => {
  expect(keyOf()).toBe(keyOf());
  expect(keyOf({ name: "our office.jpg" })).toBe(keyOf());
});
