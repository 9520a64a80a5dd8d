import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressedForms, compressFolder, type TakeOver } from "./compress.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compress-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, word: string) => writeFileSync(join(folder, name), word.repeat(1000));

test("a text is compressed anew only if it has changed", async () => {
  const cache = new Map<string, Buffer>();
  let made = 0;
  const takeOver: TakeOver = async (inputs, make) => {
    const key = JSON.stringify(inputs);
    const known = cache.get(key);
    if (known) return known;
    made += 1;
    const bytes = await make();
    cache.set(key, bytes);
    return bytes;
  };
  write("index.html", "page");
  write("script.js", "code");
  await compressFolder(folder, takeOver);
  expect(made).toBe(4);
  const compressed = readFileSync(join(folder, "script.js.br"));
  rmSync(join(folder, "script.js.br"));
  write("index.html", "other page");
  await compressFolder(folder, takeOver);
  expect(made).toBe(6);
  expect(readFileSync(join(folder, "script.js.br"))).toEqual(compressed);
  // A script is compressed with more effort than a page.
  write("page.html", "code");
  await compressFolder(folder, takeOver);
  expect(made).toBe(7);
});

test("a file that would not be smaller is left out", async () => {
  writeFileSync(join(folder, "short.html"), "<p>short</p>");
  await compressFolder(folder);
  expect(existsSync(join(folder, "short.html.br"))).toBe(false);
});

test("a page that is compressed by itself has the same bytes, and is not compressed again", async () => {
  write("index.html", "page");
  const page = compressedForms(readFileSync(join(folder, "index.html")));
  await compressFolder(folder, undefined, new Set(["index.html"]));
  expect(existsSync(join(folder, "index.html.br"))).toBe(false);
  await compressFolder(folder);
  expect(readFileSync(join(folder, "index.html.br"))).toEqual(page.br);
  expect(readFileSync(join(folder, "index.html.gz"))).toEqual(page.gz);
  expect(compressedForms(Buffer.from("<p>short</p>"))).toEqual({});
});
