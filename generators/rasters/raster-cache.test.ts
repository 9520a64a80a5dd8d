import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cachedRaster } from "./raster-cache.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rasters-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a raster is made once for the same inputs", async () => {
  const produce = vi.fn(async () => Buffer.from("picture"));
  const first = await cachedRaster("a title", produce, folder);
  const second = await cachedRaster("a title", produce, folder);
  expect(second).toEqual(first);
  expect(produce).toHaveBeenCalledTimes(1);
});

test("other inputs make another raster", async () => {
  await cachedRaster("a title", async () => Buffer.from("one"), folder);
  const other = await cachedRaster("another title", async () => Buffer.from("two"), folder);
  expect(other.toString()).toBe("two");
});

test("a failure is told and leaves nothing behind", async () => {
  const fail = async () => {
    throw new Error("no such glyph");
  };
  await expect(cachedRaster("a title", fail, folder)).rejects.toThrow("no such glyph");
  expect(await readdir(folder)).toEqual([]);
});
