import { describe, expect, it } from "vitest";
import { median } from "./statistics.ts";

describe("median", () => {
  it("is the middle number, whatever the order", () => {
    expect(median([9, 100, 1])).toBe(9);
  });

  it("lies between the two in the middle of an even count", () => {
    expect(median([10, 2, 4, 1])).toBe(3);
  });

  it("does not exist without numbers", () => {
    expect(() => median([])).toThrow(RangeError);
  });
});
