import { expect, test } from "vitest";
import { slideIndex } from "./deck-moves.ts";

test("a number of the deck names its slide", () => {
  expect([1, 7, 15].map((number) => slideIndex(String(number), 15))).toEqual([0, 6, 14]);
});

test.each([null, "", "0", "16", "-1", "1.5", "1e1", "seven", " 7", "99999999999999999999"])(
  "%j names no slide: the deck opens at the first",
  (value) => {
    expect(slideIndex(value, 15)).toBe(0);
  },
);
