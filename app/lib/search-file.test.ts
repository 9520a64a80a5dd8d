import { expect, test } from "vitest";
import { type Mention, packWords, unpackWords } from "./search-file.ts";

const mention = (page: number, how: Mention["how"] = 0): Mention => ({ page, how });

test("words and mentions come back as they were packed, words in order", () => {
  const mentions = new Map([
    ["strategy", [mention(0), mention(1, 2), mention(44, 1), mention(45), mention(99_999, 2)]],
    ["strategic", [mention(7)]],
    ["straße".normalize("NFKD"), [mention(0, 1)]],
    ["360", [mention(3)]],
    ["東京", [mention(12)]],
    [`${"a".repeat(40)}b`, [mention(1)]],
    [`${"a".repeat(40)}c`, [mention(2)]],
  ]);
  const packed = JSON.parse(JSON.stringify(packWords(mentions)));
  const unpacked = [...unpackWords(packed)];
  expect(unpacked.map(([word]) => word)).toEqual([...mentions.keys()].sort());
  expect(new Map(unpacked)).toEqual(mentions);
});

test("nothing packed is nothing unpacked", () => {
  expect([...unpackWords(packWords(new Map()))]).toEqual([]);
});
