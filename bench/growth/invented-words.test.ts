import { expect, it } from "vitest";
import { seededRandom } from "#app/artwork/random.ts";
import { inventedWord, nextWord, ownWord } from "./invented-words.ts";

it("gives every number another word of letters only", () => {
  const words = Array.from({ length: 30_000 }, (_, number) => inventedWord(number));
  expect(new Set(words).size).toBe(words.length);
  expect(words.every((word) => /^[a-z]{4,6}$/.test(word))).toBe(true);
});

it("never uses a text's own word in another text", () => {
  const random = seededRandom("test");
  const used = new Set(Array.from({ length: 20_000 }, () => nextWord(random)));
  const own = Array.from({ length: 10_000 }, (_, index) => ownWord(index));
  expect(own.filter((word) => used.has(word))).toEqual([]);
  // Varied, as a language is: a search index has something to do.
  expect(used.size).toBeGreaterThan(3_000);
});
