import { expect, it } from "vitest";
import { type Figure, formatTable, isMet, median } from "./figure.ts";

const click: Figure = { name: "click", value: 101, unit: "ms", atMost: 100 };

it("a goal is met at its limit and missed beyond it, above or below", () => {
  expect(isMet(click)).toBe(false);
  expect(isMet({ ...click, value: 100 })).toBe(true);
  expect(isMet({ name: "score", value: 99, atLeast: 100 })).toBe(false);
});

it("a figure without a value or without a goal is neither met nor missed", () => {
  const rows = [click, { ...click, value: undefined }, { name: "rate", value: 1.5 }];
  expect(
    formatTable(rows.map((row) => ({ part: "p", ...row })))
      .split("\n")
      .slice(2),
  ).toEqual([
    "| p | click | 101 ms | at most 100 ms | **NO** |  |",
    "| p | click | not measured | at most 100 ms |  |  |",
    "| p | rate | 1.5 |  |  |  |",
  ]);
});

it("the median is the middle number, or lies between the two in the middle", () => {
  expect([median([9, 100, 1]), median([10, 2, 4, 1])]).toEqual([9, 3]);
});
