import { describe, expect, test } from "vitest";
import { INKS, type Ink } from "./inks.ts";
import { FAMILIES, SCHEMES } from "./families.ts";
import { isOverprintGround, SCHEME_INKS, SUITED } from "./schemes.ts";

/** A colour in OKLab, where equal distances look equally far apart (Björn Ottosson, 2020). */
function oklab(ink: Ink): [number, number, number] {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(INKS[ink].slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(one: Ink, other: Ink): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

describe.each(SCHEMES)("on %s", (scheme) => {
  const { ground, inks, line } = SCHEME_INKS[scheme];

  test("every ink stands out from the ground and from every other ink", () => {
    const colours = [ground, ...inks];
    for (const [index, one] of colours.entries()) {
      for (const other of colours.slice(index + 1)) {
        // 0.02 is just noticeable; the nearest pair (sky on white) is seven times as far.
        expect(distance(one, other), `${one} beside ${other}`).toBeGreaterThan(0.13);
      }
    }
  });

  test("a thin line reads: it is much lighter or much darker than the ground, or of another hue", () => {
    expect(distance(ground, line)).toBeGreaterThan(0.25);
  });
});

test("every family has schemes to choose from, and only printed ones where it prints over itself", () => {
  for (const family of FAMILIES) expect(SUITED[family].length).toBeGreaterThan(3);
  expect(SUITED.circles.every(isOverprintGround)).toBe(true);
});
