import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptRaster } from "./kept-rasters.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rasters-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a picture is made once for each set of inputs", async () => {
  const make = vi.fn(async () => Buffer.from("picture"));
  const first = await keptRaster("a title", make, folder);
  expect(await keptRaster("a title", make, folder)).toEqual(first);
  expect(make).toHaveBeenCalledTimes(1);
  const other = await keptRaster("another title", async () => Buffer.from("two"), folder);
  expect(other.toString()).toBe("two");
});

test("a failure is passed on and leaves no file", async () => {
  const fail = async () => {
    throw new Error("no such glyph");
  };
  await expect(keptRaster("a title", fail, folder)).rejects.toThrow("no such glyph");
  expect(await readdir(folder)).toEqual([]);
});
