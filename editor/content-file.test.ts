import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { z } from "zod";
import { attachedFile } from "#app/model/fields/building-blocks.ts";
import { picture } from "#app/model/fields/picture-fields.ts";
import { writeBody } from "./body-markdown.ts";
import { readContentFile, withoutEditorKeys, writeContentFile } from "./content-file.ts";
import { fieldsOf } from "./fields.ts";

const schema = z.strictObject({
  title: z.string().min(1),
  note: z.string().optional(),
  isNew: z.boolean().optional(),
  entries: z.array(z.string()),
  part: z.strictObject({ a: z.string(), b: z.string().optional() }).optional(),
  picture: picture().optional(),
  values: z.array(z.number()).optional(),
  download: attachedFile("document").optional(),
  figures: z.record(z.string(), z.string()).optional(),
});
const yaml = { fields: fieldsOf(schema, "a.yaml"), extension: "yaml" } as const;
const markdown = { ...yaml, extension: "md" } as const;
const formatted = (text: string, form = yaml as typeof yaml | typeof markdown) =>
  writeContentFile(readContentFile(text, form), form);

describe("the format of a file", () => {
  test.each([
    [
      "fields stand in the order of the schema",
      "entries: []\ntitle: A\n",
      "title: A\nentries: []\n",
    ],
    ["a text stands in one line", "title: >-\n  A\n  b\n", "title: A b\n"],
    [
      "a text is quoted only where it must be",
      "title: 'A'\nnote: 'a: b'\n",
      'title: A\nnote: "a: b"\n',
    ],
    [
      "what is optional and empty is left out",
      "title: A\nnote: ''\nisNew: false\npart: {}\n",
      "title: A\n",
    ],
    [
      "what must be there stays, though empty",
      "title: ''\nentries: []\n",
      'title: ""\nentries: []\n',
    ],
    ["what the schema does not know stays, at the end", "odd: 1\ntitle: A\n", "title: A\nodd: 1\n"],
    [
      "a photo stays a photo",
      "picture: { alt: A, file: b.jpg }\n",
      "picture:\n  file: b.jpg\n  alt: A\n",
    ],
    ["numbers stay numbers", "values: [1, 2.5]\n", "values:\n  - 1\n  - 2.5\n"],
    ["a drawing stays a drawing", "picture: { family: rings }\n", "picture:\n  family: rings\n"],
  ])("%s", (_name, text, expected) => expect(formatted(text)).toBe(expected));

  test.each([
    ["stays as it is", "## B\n\n- c\n  d *e\n\n*f*g and 2 * 3 * 4, **h**", undefined],
    ["is stressed in one way", "*B* (*c d*), *e*.", "_B_ (_c d_), _e_."],
    ["has one kind of rule", "B\n\n---\n\nC", "B\n\n***\n\nC"],
    [
      "keeps a block of data",
      "```exhibit\nkind: bars *a* b\n\n---\n\n```\n\n*c*",
      "```exhibit\nkind: bars *a* b\n\n---\n\n```\n\n_c_",
    ],
    ["names a photo as before", '![A](b.jpg "C")', undefined],
  ])("the text below the fields %s", (_name, text, expected = text) => {
    const front = "---\ntitle: A\n---\n\n";
    expect(formatted(`${front}\n${text}\n\n`, markdown)).toBe(`${front}${expected}\n`);
  });
});

test.each([
  "Words, and (more) words: not quoted?",
  "Words, and (more) words; not quoted?",
  "O'Neill’s",
  "Łódź 2 日本",
  "2026-01-02",
  "2026-1-2",
  "12",
  "0x1f",
  "1e3",
  ".inf",
  "true",
  "False",
  "NULL",
  "nUll",
  "yes",
  "~",
  "",
  " a",
  "a ",
  "a\tb",
  "a\n\nb",
  "a\u00a0b",
  "a #b",
  "a#b",
  "a:",
  "a: b",
  "a:b",
  "- a",
  "-",
  "? a",
  "[a",
  "{a",
  "*a",
  "&a",
  "!a",
  "|",
  ">",
  "@a",
  "`a",
  "'a'",
  '"a"',
  "%a",
  "---",
  "a\n---\nb",
  "=",
  "<<",
])("the text %j is written as the library writes it, as a value and as a name", (text) => {
  const options = { lineWidth: 0, aliasDuplicateObjects: false };
  for (const value of [
    { title: text },
    { title: "A", entries: [text, text] },
    { title: "A", entries: [], part: { a: text, b: "B" } },
    { title: "A", odd: { [text]: text } },
    { title: "A", [text]: "A" },
  ]) {
    expect(writeContentFile(value, yaml)).toBe(stringify(value, options));
  }
});

test("names that no schema orders keep the order of the file, and new names follow", () => {
  const before = "title: A\nentries: []\nfigures:\n  z: Z\n  b: B\n  gone: C\n  a: A\n";
  const value = { figures: { a: "A", b: "B", new: "N", z: "New" }, entries: [], title: "A" };
  expect(writeContentFile(value, yaml, before)).toBe(
    "title: A\nentries: []\nfigures:\n  z: New\n  b: B\n  a: A\n  new: N\n",
  );
});

test("the editor gets the address of a photo, and its kind", () => {
  expect(readContentFile("picture: { file: b.jpg, alt: A }", yaml)).toEqual({
    picture: { choice: "Photo", file: "/photos/b.jpg", alt: "A" },
  });
  const text = "---\ntitle: A\n---\n\n![B](c.jpg)\n";
  expect(readContentFile(text, markdown).body).toBe("![B](/photos/c.jpg)");
});

test("the editor gets the address of an attached file, and the file its name", () => {
  const text = "title: A\nentries: []\ndownload: report (final).pdf\n";
  expect(readContentFile(text, yaml).download).toBe("/downloads/report (final).pdf");
  expect(formatted(text)).toBe(text);
});

test.each(["title: A: b", "- a", "just words"])("%s is refused in words", (text) => {
  expect(() => readContentFile(text, yaml)).toThrow(/\w+ \w+/);
});

test("what the editor adds to entries while a form is open is no field of the content", () => {
  const entry = { city: "Köln", __sc_item_id: "4d24", __sc_item_original_key_path: "addresses.0" };
  const value = { addresses: [{ ...entry, near: [entry] }], hours: null };
  expect(withoutEditorKeys(value)).toEqual({
    addresses: [{ city: "Köln", near: [{ city: "Köln" }] }],
    hours: null,
  });
});

test.each([
  ["Before. ![A hall](hall.jpg)", "Before.\n\n![A hall](hall.jpg)"],
  ['Before.\n![A hall](/photos/hall.jpg "The day")After.', null],
  ["![A hall](hall.jpg)", "![A hall](hall.jpg)"],
  ["- ![A hall](hall.jpg) in a list", "- ![A hall](hall.jpg) in a list"],
  ["Write `![A hall](hall.jpg)`", "Write `![A hall](hall.jpg)`"],
])("a picture in a paragraph gets one of its own when it is saved: %s", (typed, written) => {
  const parted = 'Before.\n\n![A hall](hall.jpg "The day")\n\nAfter.';
  expect(writeBody(`First.\n\n${typed}\n\nLast.`)).toBe(`First.\n\n${written ?? parted}\n\nLast.`);
});

test("a file whose text is empty ends with its fields", () => {
  const form = { fields: [], extension: "md" } as const;
  expect(writeContentFile({ title: "A", body: "" }, form)).toBe("---\ntitle: A\n---\n");
});
