import { expect, test } from "vitest";
import { INKS } from "./inks.ts";
import { core, lens, OVERPRINTED, paintDiscs } from "./overlaps.ts";

const left = { x: 0, y: 0, r: 100 };
const right = { x: 120, y: 0, r: 100 };
const below = { x: 60, y: 100, r: 100 };

test("two circles share a lens between the points in which they cross", () => {
  expect(lens(left, right)).toBe("M60-80A100 100 0 0 1 60 80A100 100 0 0 1 60-80z");
});

test("circles that stand apart share nothing", () => {
  expect(lens(left, { x: 201, y: 0, r: 100 })).toBe("");
  expect(core(left, right, { x: 60, y: 300, r: 100 })).toBe("");
});

test("a small circle keeps the long way round its own edge", () => {
  const [first, second] = [...lens(left, { x: 105, y: 0, r: 40 }).matchAll(/A(\d+) \d+ 0 (\d)/g)];
  expect([first?.[1], first?.[2]]).toEqual(["100", "0"]);
  expect([second?.[1], second?.[2]]).toEqual(["40", "0"]);
  const [, inner] = [...lens(left, { x: 90, y: 0, r: 40 }).matchAll(/A(\d+) \d+ 0 (\d)/g)];
  expect(inner?.[2]).toBe("1");
});

test("three circles share a core of three arcs, whichever is named first", () => {
  const corners = (data: string) => new Set(data.match(/[\d.-]+ ?[\d.-]+(?=[Az])/g));
  const data = core(left, right, below);
  expect(data.match(/A/g)).toHaveLength(3);
  expect(corners(core(below, right, left))).toEqual(corners(data));
});

test("every overlap is painted in the colour of its overprint", () => {
  const svg = paintDiscs(
    [
      { ...left, ink: 0 },
      { ...right, ink: 1 },
      { ...below, ink: 2 },
    ],
    OVERPRINTED,
  );
  const painted = [...svg.matchAll(/<path fill="(#\w+)"/g)].map((match) => match[1]);
  expect(painted).toEqual([INKS.violet, INKS.green, INKS.orange, INKS.ink]);
});
