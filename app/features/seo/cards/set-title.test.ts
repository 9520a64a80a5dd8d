import { expect, test } from "vitest";
import { setTitle, widthOf } from "./set-title.ts";

const box = { width: 608, height: 340 };
const style = { size: 1200, tracking: 0 };

test("a line is as wide as in a browser, kerning included", async () => {
  // Chromium's width at weight 600 and 1200 px.
  const width = await widthOf("Strategy, AVATo & 360° finally aligned.", style);
  expect(Math.abs(width / 20_088 - 1)).toBeLessThan(0.001);
});

test("letters of every alphabet in the typefaces have a width, and other letters are refused with a message that names them", async () => {
  for (const word of [
    "Überführung",
    "Łódź",
    "Việt",
    "Ανάπτυξη",
    "Рост",
    "צמיחה",
    "نمو",
    "رشد پایدار",
  ])
    expect(await widthOf(word, style)).toBeGreaterThan(0);
  expect(await widthOf("Ångström", style)).toBe(await widthOf("A\u030angstro\u0308m", style));
  await expect(setTitle("Growth 成長", box)).rejects.toThrow(/has no "成", used in "成長"/);
});

test("Arabic letters are joined: their title is set without letter spacing", async () => {
  expect((await setTitle("نمو الشركة", box)).style.tracking).toBe(0);
  expect((await setTitle("צמיחה", box)).style.tracking).toBeLessThan(0);
});

test("a short title is set in a single line in the largest size", async () => {
  const short = { lines: ["Healthcare"], style: { size: 84 } };
  expect(await setTitle("Healthcare", box)).toMatchObject(short);
});

test("a long title is set smaller and less tight, and fits into its box", async () => {
  const long = "Pricing is the fastest lever you are not pulling, and three quiet ways to begin";
  const { lines, style, leading } = await setTitle(long, box);
  expect(style.size).toBeLessThan(84);
  expect(style.tracking).toBeGreaterThan((await setTitle("Short", box)).style.tracking);
  expect(lines.join(" ")).toBe(long);
  expect(lines.length * leading).toBeLessThanOrEqual(box.height);
  for (const line of lines) expect(await widthOf(line, style)).toBeLessThanOrEqual(box.width + 2);
});

test("lines have about the same length: no word is alone in the last line", async () => {
  const { lines, style } = await setTitle("The sales kickoff nobody forgets by March", box);
  const widths = await Promise.all(lines.map((line) => widthOf(line, style)));
  expect(Math.min(...widths)).toBeGreaterThan(0.5 * Math.max(...widths));
});

test("a word that is longer than a line is set small", async () => {
  const { lines, style } = await setTitle("W".repeat(30), box);
  expect(lines).toHaveLength(1);
  expect(await widthOf(lines[0] ?? "", style)).toBeLessThanOrEqual(box.width);
});

test("a word that fits in no size is broken, and its card keeps every letter", async () => {
  const title = `On Gartentor${"W".repeat(48)} alone`;
  const { lines, style, leading } = await setTitle(title, box);
  expect(lines.length * leading).toBeLessThanOrEqual(box.height);
  for (const line of lines) expect(await widthOf(line, style)).toBeLessThanOrEqual(box.width + 2);
  expect(lines.join("").replaceAll(" ", "")).toBe(title.replaceAll(" ", ""));
});

test("a title that is too long for every size is refused", async () => {
  await expect(setTitle("Wide words ".repeat(400), box)).rejects.toThrow("too long");
});
