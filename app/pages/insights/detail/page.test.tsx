import { expect, test } from "vitest";
import { shorten } from "./page.tsx";

const LONG = `${"word ".repeat(19)}extraordinary`;

test("a snippet is cut at the end of a word, and is never longer than asked for", () => {
  expect(shorten("short", 100)).toBe("short");
  expect(shorten(LONG, 100)).toBe(`${"word ".repeat(19).trim()}…`);
  expect(shorten("one two, three", 10)).toBe("one two…");
  for (let length = 20; length < 108; length += 1) {
    expect(shorten(LONG, length).length).toBeLessThanOrEqual(length);
  }
});
