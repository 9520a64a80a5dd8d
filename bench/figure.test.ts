import { expect, it } from "vitest";
import { type Figure, isMet, tableOf } from "./figure.ts";

const click: Figure = { name: "click", value: 101, unit: "ms", atMost: 100 };

it("a goal is met at its limit and missed beyond it, above or below", () => {
  expect(isMet(click)).toBe(false);
  expect(isMet({ ...click, value: 100 })).toBe(true);
  expect(isMet({ name: "score", value: 99, unit: "", atLeast: 100 })).toBe(false);
});

it("what was not measured, or has no goal, is neither met nor missed", () => {
  expect(isMet({ ...click, value: undefined })).toBeUndefined();
  expect(isMet({ name: "rate", value: 1, unit: "" })).toBeUndefined();
});

it("the table says of each figure whether its goal is met", () => {
  const table = tableOf([
    { part: "p", ...click },
    { part: "p", ...click, value: undefined },
  ]);
  expect(table).toContain("| p | click | 101 ms | at most 100 ms | **NO** |  |");
  expect(table).toContain("| p | click | not measured | at most 100 ms |  |  |");
});
