import { describe, expect, it } from "vitest";
import type { Figure } from "./figure.ts";
import { describeFigures, missedGoals } from "./summary.ts";

const slow: Figure = { name: "click", value: 101, unit: "ms", goal: { atMost: 100 } };
const fine: Figure = { name: "click", value: 100, unit: "ms", goal: { atMost: 100 } };
const low: Figure = { name: "score", value: 99, unit: "", goal: { atLeast: 100 } };
const told: Figure = { name: "rate", value: 1, unit: "" };
const unknown: Figure = { name: "memory", unit: "GB", goal: { atMost: 2 } };

describe("missedGoals", () => {
  it("finds what is above or below its goal, and nothing that only tells or was not measured", () => {
    expect(missedGoals({ figures: [slow, fine, low, told, unknown] })).toEqual([slow, low]);
  });

  it("finds nothing in a part that was not run", () => {
    expect(missedGoals(undefined)).toEqual([]);
  });
});

describe("describeFigures", () => {
  const lines = describeFigures(
    [slow, fine, told, unknown].map((figure) => ({ part: "p", figure })),
  );

  it("says of each figure with a goal whether it is met", () => {
    expect(lines[2]).toMatch(/click +101 ms +at most 100 ms +NO$/);
    expect(lines[3]).toMatch(/click +100 ms +at most 100 ms +yes$/);
  });

  it("passes no verdict where there is no goal or no value", () => {
    expect(lines[4]).toMatch(/rate +1$/);
    expect(lines[5]).toMatch(/memory +not measured +at most 2 GB$/);
  });
});
