import { expect, test } from "vitest";
import { nearestTint } from "./photo-tint.ts";

test.each([
  [{ r: 12, g: 16, b: 30 }, "bg-ink"],
  [{ r: 250, g: 248, b: 244 }, "bg-surface"],
  [{ r: 190, g: 210, b: 250 }, "bg-sky"],
  [{ r: 235, g: 70, b: 60 }, "bg-red"],
  [{ r: 90, g: 98, b: 112 }, "bg-ink-3"],
])("%o looks like %s", (colour, tint) => {
  expect(nearestTint(colour)).toBe(tint);
});
