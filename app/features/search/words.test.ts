import { expect, test } from "vitest";
import { ENGLISH } from "./search-language.ts";
import { fold, foldedWords, markedParts } from "./words.ts";

test.each([
  ["M&A don’t AI-powered 360° growth!", "ma dont ai powered 360 growth"],
  ["Café CAFÉ cafe\u0301 STRASSE Straße ﬁrm", "cafe cafe cafe strasse strasse firm"],
  ["İstanbul Łódź 𝐀rt", "istanbul lodz art"],
  ["Привет, мир — 東京 ☎ 👩‍💻", "привет мир 東京"],
  [" … -- \u0301 ", ""],
])("the words of “%s” are “%s”", (text, words) => {
  expect(foldedWords(text).join(" ")).toBe(words);
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
  expect(ENGLISH.stem(word)).toBe(expected);
});

// The brackets enclose the marked words after `word` was found.
test.each([
  ["strategy", "[Strategy] & [strategies]"],
  ["plan", "replan a [plan]"],
  ["café", "[Cafe\u0301] society"],
  ["straße", "A [straße] here"],
  ["M&A", "[M&A] Advisory"],
  ["плановый", "👩‍💻 [плановый] 👍🏽"],
  ["growth", "Nothing here"],
])("every form of %s is marked in “%s”", (word, expected) => {
  const parts = markedParts(
    expected.replace(/[[\]]/g, ""),
    new Set([ENGLISH.stem(fold(word))]),
    ENGLISH,
  );
  const text = parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");
  expect(text).toBe(expected);
});
