import { expect, test } from "vitest";
import { leadingNumber } from "./leading-number.ts";

test.each([
  ["83%", 83],
  ["25%+", 25],
  ["3.2x", 3.2],
  ["3,2x", 3.2],
  ["3,200+", 3200],
  ["3.200+", 3200],
  ["1,000,000", 1_000_000],
])("the number of %s", (figure, number) => {
  expect(leadingNumber(figure)).toBe(number);
});

test("a figure that begins with a word has no number", () => {
  expect(leadingNumber("over 80%")).toBeNaN();
});
