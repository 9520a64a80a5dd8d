import { expect, test } from "vitest";
import { headingWithMarks, markedParts } from "./highlight.ts";
import { fold, stem, wordsOf } from "./words.ts";

test.each([
  ["M&A don’t AI-powered 360° growth!", "ma dont ai powered 360 growth"],
  ["Café CAFÉ cafe\u0301 STRASSE Straße ﬁrm", "cafe cafe cafe strasse strasse firm"],
  ["İstanbul Łódź 𝐀rt", "istanbul lodz art"],
  ["Привет, мир — 東京 ☎ 👩‍💻", "привет мир 東京"],
  [" … -- \u0301 ", ""],
])("the words of “%s” are “%s”", (text, words) => {
  const found = wordsOf(text).map(({ word, start, end }) => [word, fold(text.slice(start, end))]);
  expect(found.map(([word]) => word).join(" ")).toBe(words);
  for (const [word, inPlace] of found) expect(inPlace).toBe(word);
});

test.each([
  ["strategies", "strategy"],
  ["plans", "plan"],
  ["processes", "process"],
  ["boxes", "box"],
  [fold("firm’s"), "firm"],
  ["business", "business"],
  ["bus", "bus"],
  ["analysis", "analysis"],
  ["ties", "tie"],
])("the stem of %s is %s", (word, expected) => {
  expect(stem(word)).toBe(expected);
});

// In brackets is what is marked where `typed` was searched and `word` found.
test.each([
  ["strategy", "strat", "[Strat]egy & [strat]egies"],
  ["strategy", "strategies", "One [strategy]."],
  ["healthcare", "helthcare", "In [healthcare]"],
  ["plan", "plan", "replan a [plan]"],
  ["café", "caf", "[Caf]é society"],
  ["café", "cafe", "[Café] society"],
  ["café", "cafe", "[Cafe\u0301] society"],
  ["straße", "stras", "A [straß]e here"],
  ["firm", "f", "The [ﬁ]rm"],
  ["M&A", "ma", "[M&A] Advisory"],
  ["don’t", "dont", "[don’t] ask"],
  ["плановый", "план", "👩‍💻 [план]овый 👍🏽"],
  ["bold", "bo", "[𝐁o]ld move"],
  ["growth", "growth", "Nothing here"],
])("of %s, found for %s, letters stay whole in “%s”", (word, typed, expected) => {
  const parts = markedParts(expected.replace(/[[\]]/g, ""), new Map([[stem(fold(word)), typed]]));
  expect(parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("")).toBe(
    expected,
  );
});

test("of the headings the one with the most marks is shown", () => {
  const marks = new Map(["price", "list"].map((word) => [word, word]));
  expect(headingWithMarks(["Price", "The price list", "List"], marks)).toBe("The price list");
  expect(headingWithMarks(["Something else"], marks)).toBeUndefined();
  expect(headingWithMarks([], marks)).toBeUndefined();
});
