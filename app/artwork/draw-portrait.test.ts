import { expect, test } from "vitest";
import { drawPortrait } from "./draw-portrait.ts";
import { SCHEMES } from "./families.ts";

const LEADERS = ["mara-ellison", "tobias-renner", "priya-raman", "daniel-okafor"];
const frame = { width: 900, height: 1200 };

test("no two leaders look alike, not even on one ground", () => {
  for (const scheme of [undefined, ...SCHEMES]) {
    const portraits = LEADERS.map((seed) => drawPortrait({ seed, scheme, ...frame }));
    expect(new Set(portraits).size).toBe(LEADERS.length);
  }
});

test("a person is the same person in every shape of frame", () => {
  const person = (width: number, height: number) =>
    /<g transform="[^"]*">(.*)<\/g><\/svg>$/.exec(
      drawPortrait({ seed: "new", width, height }),
    )?.[1];
  expect(person(900, 1200)).toBeTruthy();
  expect(person(1600, 900)).toBe(person(900, 1200));
});

test("a frame without an area is refused", () => {
  expect(() => drawPortrait({ seed: "new", width: 0, height: 900 })).toThrow(
    /whole numbers, not 0/,
  );
});
