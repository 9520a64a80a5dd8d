import { expect, test } from "vitest";
import { headingWithMarks, markedParts } from "./highlight.ts";
import { fold, stem } from "./words.ts";

/** The text with what is marked in brackets; `marks` are pairs of a word and what was typed for it. */
function marked(text: string, ...marks: [word: string, typed: string][]) {
  const parts = markedParts(text, new Map(marks.map(([word, typed]) => [stem(fold(word)), typed])));
  expect(parts.map((part) => part.text).join("")).toBe(text);
  return parts.map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join("");
}

test("the typed beginning of a word is marked", () => {
  expect(marked("Strategy & strategies", ["strategy", "strat"])).toBe("[Strat]egy & [strat]egies");
});

test("another form of a word, or one that was mistyped, is marked whole", () => {
  expect(marked("One strategy.", ["strategy", "strategies"])).toBe("One [strategy].");
  expect(marked("In healthcare", ["healthcare", "helthcare"])).toBe("In [healthcare]");
});

test("a word is marked only from its beginning", () => {
  expect(marked("replan a plan", ["plan", "plan"])).toBe("replan a [plan]");
});

test.each([
  ["Café society", "café", "caf", "[Caf]é society"],
  ["Café society", "café", "cafe", "[Café] society"],
  ["Cafe\u0301 society", "café", "cafe", "[Cafe\u0301] society"],
  ["A straße here", "straße", "stras", "A [straß]e here"],
  ["The ﬁrm", "firm", "f", "The [ﬁ]rm"],
  ["M&A Advisory", "M&A", "ma", "[M&A] Advisory"],
  ["don’t ask", "don’t", "dont", "[don’t] ask"],
  ["👩‍💻 плановый 👍🏽", "плановый", "план", "👩‍💻 [план]овый 👍🏽"],
  ["𝐁old move", "bold", "bo", "[𝐁o]ld move"],
])("in “%s” letters stay whole", (text, word, typed, expected) => {
  expect(marked(text, [word, typed])).toBe(expected);
});

test("a text without the words stays in one piece", () => {
  expect(markedParts("Nothing here", new Map())).toEqual([
    { text: "Nothing here", isMarked: false },
  ]);
  expect(markedParts("", new Map())).toEqual([]);
});

test("of the headings the one with the most marks is shown", () => {
  const marks = new Map([
    ["price", "price"],
    ["list", "list"],
  ]);
  expect(headingWithMarks(["Price", "The price list", "List"], marks)).toBe("The price list");
  expect(headingWithMarks(["Something else"], marks)).toBeUndefined();
  expect(headingWithMarks([], marks)).toBeUndefined();
});
