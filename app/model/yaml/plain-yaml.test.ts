import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { seededRandom } from "#app/features/artwork/random.ts";
import { isPlainName, isPlainText, readPlainFields } from "./plain-yaml.ts";
import { parseFields } from "./yaml-fields.ts";

const read = (yaml: string) => readPlainFields(yaml.split("\n"));

const SIMPLE = [
  "title: Give growth one owner",
  "date: 2025-11-04\norder: 12\nisNew: true",
  'title: "Sell: one habit"\nnote: \'He said "yes"\'',
  "category: R&D\npicture:\n  says: climbs\n  scheme: yellow\nauthor: ana-núñez",
  "title: Done (for now), 50 % or more; why not?",
];

test.each(SIMPLE)("%j is read as the library reads it", (yaml) => {
  expect(read(yaml)).toEqual(parse(yaml));
});

test.each([
  ["a text that begins with a sign", "title: *strong"],
  ["a comment", "title: Growth #1"],
  ["a colon in a text", "title: Two: three"],
  ["an escape", 'title: "a\\nb"'],
  ["a quotation mark that is doubled", "title: 'it''s'"],
  ["an empty field", "title:"],
  ["a group without a field", "picture:\ntitle: A"],
  ["a group in a group", "a:\n  b:\n    c: d"],
  ["a list", "services:\n  - growth"],
  ["fields in braces", "picture: { family: rings }"],
  ["a field that stands twice", "title: A\ntitle: B"],
  ["a field that stands twice in a group", "picture:\n  says: A\n  says: B"],
  ["a text of several lines", "title: A\n  b"],
  ["a line without a field", "title: A\nb"],
  ["an empty line", "title: A\n\nid: b"],
  ["nothing", "title: null"],
  ["a name that is a constant", "null: a"],
  ["a number with leading zeros", "order: 007"],
  ["a decimal number", "share: 1.5"],
  ["a text in typographic quotes", "title: “A”"],
  ["a blank at the end", "title: A "],
  ["no space after the colon", "title:A"],
  ["no field", ""],
])("%s is left to the library", (_name, yaml) => expect(read(yaml)).toBeUndefined());

test("files of random signs are read as the library reads them, or left to the library", () => {
  const random = seededRandom("plain yaml");
  const SIGNS = Array.from("abÄé09 :#-'\"“”‘’,.;()?!/%&€–_*[]{}|>@`~\\\u00a0");
  let count = 0;
  for (let round = 0; round < 5_000; round += 1) {
    const text = Array.from({ length: 1 + random.below(6) }, () => random.pick(SIGNS)).join("");
    for (const yaml of [`a: x${text}`, `a: ${text}`, `a:\n  b: x${text}\nc: d`]) {
      const fields = read(yaml);
      if (!fields) continue;
      count += 1;
      expect(fields, yaml).toEqual(parse(yaml));
    }
    if (isPlainText(text)) expect(stringify({ a: text }), text).toBe(`a: ${text}\n`);
    if (isPlainName(text)) expect(stringify({ [text]: "b" }), text).toBe(`${text}: b\n`);
  }
  expect(count).toBeGreaterThan(500);
});

describe("a file in the simplest form", () => {
  test("knows the lines of its fields", () => {
    const { value, lineOf } = parseFields("title: A\npicture:\n  says: climbs", 2, () => {});
    expect(value).toEqual({ title: "A", picture: { says: "climbs" } });
    expect([lineOf("title"), lineOf("picture.says"), lineOf("picture.scheme")]).toEqual([2, 4, 3]);
  });
});
