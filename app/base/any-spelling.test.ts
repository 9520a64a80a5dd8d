import { expect, test } from "vitest";
import { anySpelling, plainWordsOf } from "./any-spelling.ts";

const isSpelled = (text: string, path: string) =>
  new RegExp(anySpelling(plainWordsOf(text)), "i").test(path);

test.each([
  ["360° Business Growth", "360-business-growth"],
  ["360° Business Growth", "360°-business-growth"],
  ["360° Business Growth", "360 Business Growth"],
  ["360° Business Growth", "our-360_business_growth-services"],
  ["M&A Growth Support", "ma-growth-support"],
  ["M&A Growth Support", "m-and-a-growth-support"],
  ["M&A Growth Support", "m&a-growth-support-team"],
  ["Strategy & Innovation", "strategy-and-innovation"],
  ["Strategy & Innovation", "strategyinnovation"],
  ["Health and Care", "health-&-care"],
  ["Health and Care", "health-care"],
  ["cafe-strategy", "CAFÉ-strategy"],
  ["Śródmieście", "srodmiescie"],
  ["Straße & Smørrebrød", "strasse-smorrebrod"],
  ["strasse-smorrebrod", "straße-smørrebrød"],
])("%s is meant by %s", (text, path) => {
  expect(isSpelled(text, path)).toBe(true);
});

test.each([
  ["360° Business Growth", "360-growth"],
  ["M&A Growth Support", "m/a-growth-support"],
  ["Technology", "technik"],
  ["Strategy & Innovation", "стратегия"],
])("%s is not meant by %s", (text, path) => {
  expect(isSpelled(text, path)).toBe(false);
});

test("a text of signs alone has no words, and the word and alone stays", () => {
  expect(plainWordsOf("°&°")).toEqual([]);
  expect(plainWordsOf("And")).toEqual(["and"]);
});

test("nginx can read the expression of a title of 170 letters, and nothing in it ends a string", () => {
  const expression = anySpelling(plainWordsOf("A Sustainable Energy Transition in ".repeat(5)));
  expect(new TextEncoder().encode(expression).length).toBeLessThan(4_000);
  expect(expression).not.toMatch(/["`/.]/);
});

test("an address that is made to be slow is read at once", () => {
  const start = performance.now();
  for (const sign of ["-", "é", "and", "m-a-", "a&"]) {
    isSpelled("M&A Energy Aid & Advisory", sign.repeat(4_000));
  }
  expect(performance.now() - start).toBeLessThan(1_000);
});
