import { expect, test } from "vitest";
import { displayTracking, outlineText, widthOf } from "./outline-text.ts";

const style = { size: 1200, weight: 600 };

test("a line is as wide as a browser sets it, kerning included", () => {
  const line = "Strategy, AVATo & 360° finally aligned.";
  // Chromium's width at weight 600 and 1200 px, which is one unit of the font to the pixel.
  const inBrowser = 20_088;
  expect(Math.abs(widthOf(line, style) / inBrowser - 1)).toBeLessThan(0.001);
  expect(outlineText(line, style).width).toBeCloseTo(widthOf(line, style), 3);
});

test("heavier letters are wider and drawn with other outlines", () => {
  const [regular, bold] = [400, 700].map((weight) => outlineText("Strategy", { size: 84, weight }));
  expect(bold?.width).toBeGreaterThan(regular?.width ?? 0);
  expect(bold?.data).not.toBe(regular?.data);
});

test("letters of every Latin script are set, each from the subset that holds it", () => {
  for (const word of ["Überführung", "Łódź", "Việt", "Ångström"]) {
    expect(outlineText(word, style).data.length).toBeGreaterThan(word.length * 20);
  }
});

test("an accent stands where it does at this weight, over its letter", () => {
  const tops = (text: string) => {
    const numbers = outlineText(text, style).data.match(/-?[\d.]+/g) ?? [];
    return Math.min(...numbers.filter((_, index) => index % 2 === 1).map(Number));
  };
  expect(tops("É")).toBeLessThan(tops("E") - 100);
});

test("a character that the type lacks is refused by name", () => {
  expect(() => outlineText("Growth 成長", style)).toThrow(/has no "成", used in "Growth 成長"/);
});

test("display type is set tighter the larger it is", () => {
  expect(displayTracking(24)).toBeCloseTo(-0.02);
  expect(displayTracking(92)).toBeCloseTo(-0.04);
  expect(displayTracking(58)).toBeCloseTo(-0.03);
});
