import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { fixtureContent } from "../tests/set-up/fixture-site.ts";
import { bodyBlocks, fieldInBlock } from "./body-blocks.ts";
import { bodyForms } from "./editor-config.ts";

const blocks = bodyBlocks(bodyForms());
const exhibit = blocks.find(({ id }) => id === "exhibit");
const image = blocks.find(({ id }) => id === "image");

/** The values of an exhibit in the editor. */
function open(text: string): Record<string, unknown> {
  const match = exhibit?.pattern.exec(`Before\n\n\`\`\`exhibit\n${text}\n\`\`\`\n\nAfter`);
  if (!match) throw new TypeError(`No exhibit: ${text}`);
  return exhibit?.fromBlock?.(match) ?? {};
}

const BARS =
  "title: Orders a week\nkind: bars\nrows:\n  - label: Before\n    value: 4\n  - label: After\n    value: 7\nillustrative: true";

test("the figures of an exhibit are rows with a label and a value", () => {
  const values = open(BARS);
  expect(values).toMatchObject({
    kind: "bars",
    rows: [{ label: "Before", value: "4" }, { value: "7" }],
  });
  const rows = [
    { label: "Before", value: "4", values: [], mark: false },
    { label: "Then", value: "5.5" },
  ];
  expect(exhibit?.toBlock({ ...values, rows, unit: "", __sc_component_name: "exhibit" })).toBe(
    `\`\`\`exhibit\n${BARS.replace("After", "Then").replace("7", "5.5")}\n\`\`\``,
  );
});

test.each(["62,5", "1,200", "5 %", "62.", "12345678901234567890"])(
  "what is no number stays in the field of an exhibit as it was typed: %s",
  (typed) => {
    const block = exhibit?.toBlock({ ...open(BARS), rows: [{ label: "Before", value: typed }] });
    const [, content = ""] = /```exhibit\n([\s\S]*)\n```/.exec(String(block)) ?? [];
    expect(parse(content)).toMatchObject({ rows: [{ value: typed }] });
    expect(open(content)).toMatchObject({ rows: [{ value: typed }] });
  },
);

test("every exhibit of the content keeps its lines while it has no change", () => {
  const folder = fixtureContent("structure");
  const texts = globSync("**/*.md", { cwd: folder }).map((name) =>
    readFileSync(join(folder, name), "utf8"),
  );
  const exhibits = texts.flatMap((text) => text.match(/^```exhibit\n[\s\S]*?\n```$/gm) ?? []);
  expect(exhibits.length).toBeGreaterThan(3);
  for (const block of exhibits) {
    const values = open(block.slice("```exhibit\n".length, -"\n```".length));
    expect(values).not.toHaveProperty("unreadable");
    expect(exhibit?.toBlock(values)).toBe(block);
  }
});

test.each([
  ["that is not YAML", "title: A: B"],
  ["with an unknown field", "title: A\ncolour: red"],
  ["with an unknown field in a row", "title: A\nrows:\n  - label: B\n    height: 3"],
])("an exhibit %s is kept as it is written", (_fault, text) => {
  expect(open(text)).toEqual({ unreadable: text });
  expect(exhibit?.toBlock(open(text))).toBe(`\`\`\`exhibit\n${text}\n\`\`\``);
});

test.each([
  "![Four people](team.jpg)",
  '![Four people \\[and a dog\\]](<team at work.jpg> "The day before.")',
  '![](/photos/team.jpg "She said \\"no\\".")',
])("a photo in a text keeps its line while it has no change: %s", (line) => {
  const values = image?.pattern.exec(line)?.groups ?? {};
  expect(image?.toBlock(values)).toBe(line);
});

test("a photo without a file is no block, and quotation marks do not end a caption", () => {
  expect(image?.toBlock({ src: "", alt: "A table", title: "" })).toBe("");
  expect(image?.toBlock({ src: "/photos/a.jpg", alt: "A table", title: 'The "day"' })).toBe(
    "![A table](/photos/a.jpg \"The 'day'\")",
  );
});

const TEXT = `---
title: A text with blocks
summary: "![no photo](of-the-text.jpg)"
---

![A desk](desk.jpg)

\`\`\`exhibit
${BARS}
\`\`\`

| A | B |
| --- | --- |
| 1 | 2 |

\`\`\`small print
| No | table |
| --- | --- |
| of | the text |
\`\`\`

\`\`\`picture
family: ringz
\`\`\`

\`\`\`exhibit
titel: An unknown field
\`\`\`

![](hall.jpg)

| C | D |
| --- | --- |
| 3 | {unknown} |
`;

/** The line of the file with some words. */
function lineWith(words: string): number {
  return TEXT.split("\n").findIndex((line) => line.includes(words)) + 1;
}

test.each([
  [
    "body exhibit 1: rows[1].value",
    "value: 7",
    { component: "exhibit", index: 0, path: "rows.1.value" },
  ],
  ["body exhibit 2: titel", "titel:", { component: "exhibit", index: 1, path: "unreadable" }],
  ["body picture 1: family", "ringz", { component: "fenced", index: 1, path: "content" }],
  ["body", "desk.jpg", { component: "image", index: 0, path: "src" }],
  ["body", "hall.jpg", { component: "image", index: 1, path: "alt" }],
  ["body", "{unknown}", { component: "table", index: 1, path: "table" }],
  ["body", "No | table", { component: "fenced", index: 0, path: "content" }],
])("a fault of %s at “%s” stands in the form of its block", (field, words, place) => {
  expect(fieldInBlock({ field, line: lineWith(words) }, TEXT, blocks)).toEqual(place);
});

test("a fault outside of the blocks of a text, or without a line, stands in no form of a block", () => {
  const ofSummary = { field: "summary", line: lineWith("of-the-text") };
  expect(fieldInBlock(ofSummary, TEXT, blocks)).toBeUndefined();
  expect(fieldInBlock({ field: "body" }, TEXT, blocks)).toBeUndefined();
});
