import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["helthcare", "healthcare", 1],
  ["startegy", "strategy", 1],
  ["econmist", "economist", 1],
  ["managment", "management", 1],
  ["sustainabilty", "sustainability", 1],
  ["tecknolgy", "technology", 2],
  ["growth", "growth", 0],
])("%s is meant for %s", (typed, term, slips) => {
  expect(editDistance(typed, term, 2)?.whole).toBe(slips);
});

test("a mistyped beginning is near the beginning of the word", () => {
  expect(editDistance("helthc", "healthcare", 1)).toMatchObject({ start: 1 });
  expect(editDistance("helthc", "healthcare", 1)?.whole).toBeGreaterThan(1);
});

test.each([
  ["sales", "marketing"],
  ["growth", "grape"],
  ["longer", "long"],
  ["zzzz", "strategy"],
])("%s is too far from %s", (typed, term) => {
  expect(editDistance(typed, term, 1)).toBeUndefined();
});
