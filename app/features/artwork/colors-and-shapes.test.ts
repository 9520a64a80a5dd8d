import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { distance } from "#app/base/colors.ts";
import { FAMILIES, SCHEMES, type Scheme } from "#app/model/fields/drawings.ts";
import { schemesFor } from "./draw-picture.ts";
import { fitGrid } from "./grid.ts";
import { INKS, nightColorsOn, nightGround, nightInks, SCHEME_COLORS } from "./inks.ts";
import { core, lens, overprinted, paintDiscs } from "./overlaps.ts";

test("drawings and pages have the same colors, in the light and in the dark edition", () => {
  const tokens = readFileSync("app/ui/styles/tokens.css", "utf8");
  for (const [name, color] of Object.entries(INKS)) {
    const value = new RegExp(`--color-${name}: (.*);`).exec(tokens)?.[1] ?? "";
    const [day, night = day] = value.match(/#\w+/g) ?? [];
    expect(day, name).toBe(color.toLowerCase());
    // On pages ink is the color of texts.
    if (name === "ink") continue;
    // Red and yellow stay as they are.
    const unchanged = { red: INKS.red, yellow: INKS.yellow };
    const inksByNight: Record<string, string> = { ...unchanged, ...nightInks() };
    const expected = inksByNight[name] ?? nightGround(name as Scheme);
    expect(night, name).toBe(expected.toLowerCase());
  }
});

test("paper has the colors that pages have by day", () => {
  const tokens = readFileSync("app/ui/styles/tokens.css", "utf8");
  const paper = readFileSync("app/ui/styles/day-inks.css", "utf8");
  const colors = [...paper.matchAll(/(--color-[\w-]+): (#\w+);/g)];
  expect(colors.length).toBeGreaterThan(5);
  for (const [, name, color] of colors) expect(tokens).toContain(`${name}: light-dark(${color},`);
});

describe.each(SCHEMES)("on %s", (scheme) => {
  const { inks, line } = SCHEME_COLORS[scheme];
  const nightColors = { ...INKS, ...nightInks(), ...nightColorsOn(scheme) };

  test.each([
    ["day", [INKS[scheme], ...inks.map((ink) => INKS[ink])]],
    ["night", [nightGround(scheme), ...inks.map((ink) => nightColors[ink])]],
  ])("by %s every ink differs clearly from the ground and from every other ink", (_, colors) => {
    for (const [index, color] of colors.entries()) {
      for (const neighbor of colors.slice(index + 1)) {
        // The closest pair is sky on white: seven times the distance that is just noticeable.
        expect(distance(color, neighbor), `${color} beside ${neighbor}`).toBeGreaterThan(0.13);
      }
    }
  });

  test("a thin line is much lighter or much darker than the ground, or of another hue", () => {
    expect(distance(INKS[scheme], INKS[line])).toBeGreaterThan(0.25);
    expect(distance(nightGround(scheme), nightColors[line])).toBeGreaterThan(0.25);
  });
});

test("every family has schemes to choose from", () => {
  for (const family of FAMILIES) expect(schemesFor(family).length).toBeGreaterThan(3);
});

const left = { x: 0, y: 0, r: 100 };
const right = { x: 120, y: 0, r: 100 };
const below = { x: 60, y: 100, r: 100 };

test("two circles overlap in a lens between their intersections", () => {
  expect(lens(left, right)).toBe("M60-80A100 100 0 0 1 60 80A100 100 0 0 1 60-80z");
});

test("circles that do not touch have no overlap", () => {
  expect(lens(left, { x: 201, y: 0, r: 100 })).toBe("");
  expect(core(left, right, { x: 60, y: 300, r: 100 })).toBe("");
});

test("the overlap with a small circle follows the longer arc of the small circle", () => {
  const arcs = (x: number) =>
    [...lens(left, { x, y: 0, r: 40 }).matchAll(/A(\d+) \d+ 0 (\d)/g)].map(([, r, long]) => [
      r,
      long,
    ]);
  expect(arcs(105)).toEqual([
    ["100", "0"],
    ["40", "0"],
  ]);
  expect(arcs(90)[1]).toEqual(["40", "1"]);
});

test("three circles overlap in a core of three arcs, in any order of the circles", () => {
  const corners = (data: string) => new Set(data.match(/[\d.-]+ ?[\d.-]+(?=[Az])/g));
  const data = core(left, right, below);
  expect(data.match(/A/g)).toHaveLength(3);
  expect(corners(core(below, right, left))).toEqual(corners(data));
});

test.each([[[0, 1, 2] as const], [[2, 1, 0] as const]])(
  "every overlap of the inks %s is painted in the color of its overprint",
  ([a, b, c]) => {
    const discs = [
      { ...left, ink: a },
      { ...right, ink: b },
      { ...below, ink: c },
    ];
    const painted = [...paintDiscs(discs, overprinted()).matchAll(/<path fill="(#\w+)"/g)];
    const overprints = { "01": INKS.violet, "02": INKS.green, "12": INKS.orange };
    const of = (...inks: number[]) => overprints[inks.sort().join("") as "01"];
    expect(painted.map(([, color]) => color)).toEqual([of(a, b), of(a, c), of(b, c), INKS.ink]);
  },
);

test.each([
  [1200, 900],
  [1600, 900],
  [2640, 900],
  [900, 900],
  [900, 1200],
  [480, 630],
  [820, 460],
])("cells fill a frame of %i by %i exactly and look square", (width, height) => {
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
