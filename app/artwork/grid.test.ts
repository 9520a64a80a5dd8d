import { expect, test } from "vitest";
import { fitGrid } from "./grid.ts";

const SHAPES = [
  [1200, 900],
  [1600, 900],
  [2640, 900],
  [900, 900],
  [900, 1200],
  [480, 630],
  [820, 460],
] as const;

test.each(SHAPES)("cells fill a frame of %i by %i exactly and look square", (width, height) => {
  for (const across of [2, 3, 3.4, 12]) {
    const { columns, rows, cellWidth, cellHeight } = fitGrid({ width, height }, across);
    expect(columns * cellWidth).toBeCloseTo(width);
    expect(rows * cellHeight).toBeCloseTo(height);
    expect(Math.abs(cellWidth / cellHeight - 1)).toBeLessThan(0.06);
  }
});

test("a wider frame has more columns, not larger cells", () => {
  const card = fitGrid({ width: 1200, height: 900 }, 3);
  const band = fitGrid({ width: 2640, height: 900 }, 3);
  expect(band.columns).toBeGreaterThan(2 * card.columns);
  expect(band.cellHeight).toBeCloseTo(card.cellHeight);
});
