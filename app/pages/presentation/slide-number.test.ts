import { expect, test } from "vitest";
import { slideIndex, slideQuery } from "./slide-number.ts";

test("a number of the deck names its slide", () => {
  expect(slideIndex("1", 15)).toBe(0);
  expect(slideIndex("7", 15)).toBe(6);
  expect(slideIndex("15", 15)).toBe(14);
});

test.each([null, "", "0", "16", "-1", "1.5", "1e1", "seven", " 7", "99999999999999999999"])(
  "%j names no slide: the deck opens at the first",
  (value) => {
    expect(slideIndex(value, 15)).toBe(0);
  },
);

test("the query of a slide leads back to it", () => {
  for (let index = 0; index < 15; index += 1) {
    const value = new URLSearchParams(slideQuery(index)).get("slide");
    expect(slideIndex(value, 15)).toBe(index);
  }
});
