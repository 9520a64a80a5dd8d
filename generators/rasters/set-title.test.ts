import { expect, test } from "vitest";
import { widthOf } from "./outline-text.ts";
import { setTitle } from "./set-title.ts";

const box = { width: 608, height: 340 };

test("a short title stands on one line in the largest size", () => {
  expect(setTitle("Healthcare", box)).toMatchObject({ lines: ["Healthcare"], style: { size: 84 } });
});

test("a long title is set smaller, and keeps to its box", () => {
  const long = "Pricing is the fastest lever you are not pulling, and three quiet ways to begin";
  const { lines, style, leading } = setTitle(long, box);
  expect(style.size).toBeLessThan(84);
  expect(lines.join(" ")).toBe(long);
  expect(lines.length * leading).toBeLessThanOrEqual(box.height);
  for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(box.width + 1);
});

test("lines are of about one length: no word is left alone at the end", () => {
  const { lines, style } = setTitle("The sales kickoff nobody forgets by March", box);
  const widths = lines.map((line) => widthOf(line, style));
  expect(Math.min(...widths)).toBeGreaterThan(0.5 * Math.max(...widths));
});

test("a title that does not fit at the smallest size ends in an ellipsis after a whole word", () => {
  const { lines, style, leading } = setTitle("growth and what follows from it, ".repeat(20), box);
  expect(style.size).toBe(40);
  expect(lines.length * leading).toBeLessThanOrEqual(box.height);
  expect(lines.at(-1)).toMatch(/(growth|and|what|follows|from|it)…$/);
});

test("a word without end is cut to the width", () => {
  const { lines, style } = setTitle("W".repeat(200), box);
  expect(lines).toHaveLength(1);
  expect(widthOf(lines[0] ?? "", style)).toBeLessThanOrEqual(box.width);
});
