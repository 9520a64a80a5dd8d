import { expect, test } from "vitest";
import { fold, stem, wordsOf } from "./words.ts";

const folded = (text: string) => wordsOf(text).map(({ word }) => word);

test("accents, case and ligatures make no difference", () => {
  expect(["Café", "CAFÉ", "cafe\u0301"].map(fold)).toEqual(["cafe", "cafe", "cafe"]);
  expect(["STRASSE", "Straße", "ﬁrm", "İstanbul", "Łódź", "𝐀rt"].map(fold)).toEqual([
    "strasse",
    "strasse",
    "firm",
    "istanbul",
    "lodz",
    "art",
  ]);
});

test("a word keeps its ampersand and apostrophe together, a hyphen parts words", () => {
  expect(folded("M&A don’t AI-powered 360° growth!")).toEqual([
    "ma",
    "dont",
    "ai",
    "powered",
    "360",
    "growth",
  ]);
});

test("words of other scripts are words, signs are none", () => {
  expect(folded("Привет, мир — 東京 ☎ 👩‍💻")).toEqual(["привет", "мир", "東京"]);
  expect(folded(" … -- \u0301 ")).toEqual([]);
});

test("a word is found where it stands in the text", () => {
  const text = "A Café, or two";
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "A",
    "Café",
    "or",
    "two",
  ]);
});

test("singular and plural have one stem", () => {
  const pairs = [
    ["strategy", "strategies"],
    ["plan", "plans"],
    ["process", "processes"],
    ["box", "boxes"],
    ["firm", fold("firm’s")],
  ];
  for (const [one = "", many = ""] of pairs) expect(stem(many)).toBe(stem(one));
  expect(["business", "bus", "analysis", "ties"].map(stem)).toEqual([
    "business",
    "bus",
    "analysis",
    "tie",
  ]);
});
