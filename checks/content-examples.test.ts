import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { siteSchemas } from "#app/routes/site-content.ts";
import { readBody, writeBody } from "../editor/body-markdown.ts";
import { asTheEditorWrites, examplesIn } from "../tests/set-up/content-examples.ts";

describe.each(["docs/editing.md", "docs/content.md"])("an example of %s", (path) => {
  const document = readFileSync(path, "utf8");
  const examples = examplesIn(document);

  test.each(examples)("in line $line is as the editor writes it", (example) => {
    expect(asTheEditorWrites(example, siteSchemas())).toContain(example.yaml);
  });

  test.each(bodiesIn(document))("of a text is as the editor writes it: %j", (body) => {
    expect(`${writeBody(readBody(body))}\n`).toBe(body);
  });

  test("stands on lines of its own if it has a group: the editor writes no braces around fields", () => {
    expect(examples.length).toBeGreaterThan(10);
    expect(document.match(/`[^`\n]*\{ ?\w+: [^`\n]*`/g) ?? []).toEqual([]);
  });
});

/** The examples of Markdown in a document. A longer fence is around those that have a fence of their own. */
function bodiesIn(document: string): string[] {
  return Array.from(document.matchAll(/^(`{3,4})md\n([\s\S]*?)^\1$/gm), ([, , body = ""]) => body);
}

test("an example with an unknown field, in another order or with fields in one line is found", () => {
  const written = (yaml: string) => asTheEditorWrites({ line: 1, yaml }, siteSchemas());
  expect(written("picture:\n  file: a.jpg\n  alt: A gate\n")).toContain(
    "picture:\n  file: a.jpg\n  alt: A gate\n",
  );
  for (const wrong of [
    "picture: { file: a.jpg, alt: A gate }\n",
    "picture:\n  alt: A gate\n  file: a.jpg\n",
    "picture:\n  photo: a.jpg\n  alt: A gate\n",
    "pikture:\n  file: a.jpg\n",
  ]) {
    expect(written(wrong)).not.toContain(wrong);
  }
});
