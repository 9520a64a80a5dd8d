import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sourceCode, sourceFiles } from "./source-code.ts";

const FILES = {
  "package-lock.json": "{}",
  "app/card.ts": `import sharp from "sharp";
import {
  type Frame,
  frameOf,
} from "#app/base/frame.ts";
import type { Page } from "./page.ts";
import "./effect.ts";
export { title } from "./title.ts";
const loading = import("../platform/late.ts");
const FONT = "letters.ttf";
const FIELD = "body";
`,
  "app/letters.ttf": "",
  "app/unused.ttf": "",
  "app/base/frame.ts": 'import { size } from "./size.ts";',
  "app/base/size.ts": "export const size = 1;",
  "app/page.ts": "export interface Page {}",
  "app/effect.ts": "",
  "app/title.ts": "",
  "app/unrelated.ts": "",
  "app/body/text.ts": "",
  "platform/late.ts": "",
};
const IMPORTED = [
  "app/card.ts",
  "app/base/frame.ts",
  "app/base/size.ts",
  "app/effect.ts",
  "app/title.ts",
  "app/letters.ttf",
  "platform/late.ts",
];

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const version = () => sourceCode("app/card.ts", root).version();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "source-code-"));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true }));

test("the files of a module are all that it imports, directly or not, the font that it names, and no types", () => {
  expect([...sourceFiles("app/card.ts", root)].sort()).toEqual([...IMPORTED].sort());
});

test.each([...IMPORTED, "package-lock.json"])("the version changes if only %s changes", (file) => {
  const before = version();
  write(file, `${FILES[file as keyof typeof FILES]}\n`);
  expect(version()).not.toBe(before);
});

test.each(["app/unrelated.ts", "app/page.ts", "app/unused.ttf"])(
  "the version stays if %s changes",
  (file) => {
    const before = version();
    write(file, "export const other = 1;");
    expect(version()).toBe(before);
  },
);
