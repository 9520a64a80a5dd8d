import { expect, test } from "vitest";
import { unstyledSize } from "./unstyled-size.ts";

test("an image gets a size with its ratio that fits into 288 px", () => {
  expect(unstyledSize({ width: 1600, height: 900 })).toEqual({ width: 288, height: 162 });
  expect(unstyledSize({ width: 2640, height: 900 })).toEqual({ width: 264, height: 90 });
  expect(unstyledSize({ width: 900, height: 1200 })).toEqual({ width: 288, height: 384 });
  expect(unstyledSize({ width: 120, height: 40 })).toEqual({ width: 120, height: 40 });
});

test("if no smaller size has the ratio, the height is rounded", () => {
  expect(unstyledSize({ width: 1999, height: 1333 })).toEqual({ width: 288, height: 192 });
});
