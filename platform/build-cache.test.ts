import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cachedFile, cachedFolder, cachedTracedFile, pruneCache } from "./build-cache.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-cache-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const codeOf = (version: string) => ({ entry: "maker.ts", version: () => version });
const recipe = { code: codeOf("1"), inputs: { title: "a title", width: 600 } };

const ONE_CHANGE = [
  { changed: "the code", other: { ...recipe, code: codeOf("2") } },
  {
    changed: "the module that makes it",
    other: { ...recipe, code: { ...recipe.code, entry: "other.ts" } },
  },
  { changed: "an input", other: { ...recipe, inputs: { ...recipe.inputs, width: 800 } } },
];

test("a file is made once, and taken over as long as nothing has changed", async () => {
  const make = vi.fn(async () => Buffer.from("picture"));
  const first = await cachedFile(recipe, make, folder);
  expect(await cachedFile(copyOf(recipe), make, folder)).toEqual(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test.each(ONE_CHANGE)("a file is made anew if only $changed is another", async ({ other }) => {
  await cachedFile(recipe, async () => Buffer.from("old"), folder);
  const file = await cachedFile(other, async () => Buffer.from("new"), folder);
  expect(file.toString()).toBe("new");
});

test.each(ONE_CHANGE)("a folder is made anew if only $changed is another", async ({ other }) => {
  const target = join(folder, "target");
  const writing = (text: string) => async (unfinished: string) =>
    writeFileSync(join(unfinished, "script.js"), text);
  const read = () => readFileSync(join(target, "script.js"), "utf8");
  await cachedFolder(recipe, target, writing("old"), folder);
  await cachedFolder(recipe, target, writing("never made"), folder);
  expect(read()).toBe("old");
  await cachedFolder(other, target, writing("new"), folder);
  expect(read()).toBe("new");
});

test("a file is made anew if only one of the inputs has changed that were read for it", async () => {
  const files: Record<string, string> = { "page.html": "1", "style.css": "1", "other.html": "1" };
  const make = vi.fn(async () => ({
    bytes: Buffer.from(`${files["page.html"]}${files["style.css"]}`),
    reads: ["page.html", "style.css"],
  }));
  const print = async () =>
    String(await cachedTracedFile(recipe, (name) => files[name], make, folder));
  expect(await print()).toBe("11");
  files["other.html"] = "2";
  expect(await print()).toBe("11");
  expect(make).toHaveBeenCalledTimes(1);
  files["style.css"] = "2";
  expect(await print()).toBe("12");
  expect(make).toHaveBeenCalledTimes(2);
  files["style.css"] = "1";
  expect(await print()).toBe("11");
  expect(make).toHaveBeenCalledTimes(2);
});

test("a failure is passed on and leaves nothing in the cache", async () => {
  const fail = async () => {
    throw new Error("no such glyph");
  };
  await expect(cachedFile(recipe, fail, folder)).rejects.toThrow("no such glyph");
  await expect(cachedFolder(recipe, join(folder, "target"), fail, folder)).rejects.toThrow("glyph");
  expect(filesBelow(folder)).toEqual([]);
});

test("a result that no build has used for two weeks is removed", async () => {
  await cachedFile(recipe, async () => Buffer.from("picture"), folder);
  const inDays = (days: number) => Date.now() + days * 24 * 3_600_000;
  await pruneCache(folder, inDays(13));
  expect(filesBelow(folder)).toHaveLength(1);
  await pruneCache(folder, inDays(15));
  expect(filesBelow(folder)).toEqual([]);
  await pruneCache(join(folder, "missing"));
  expect(existsSync(join(folder, "missing"))).toBe(false);
});

/** An equal recipe in another object. */
function copyOf({ code, inputs }: typeof recipe): typeof recipe {
  return { code: { ...code }, inputs: { ...inputs } };
}

function filesBelow(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
