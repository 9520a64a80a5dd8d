import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { INKS, overprint } from "./inks.ts";

test("drawings and pages are printed in the same colours", () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  for (const [name, colour] of Object.entries(INKS)) {
    expect(tokens).toContain(`--color-${name}: ${colour.toLowerCase()};`);
  }
});

test("two inks print the same overprint in either order", () => {
  expect(overprint("blue", "red")).toBe("violet");
  expect(overprint("red", "blue")).toBe("violet");
  expect(overprint("yellow", "blue")).toBe("green");
  expect(overprint("red", "yellow")).toBe("orange");
});

test("an ink over itself is refused", () => {
  expect(() => overprint("blue", "blue")).toThrow(RangeError);
});
