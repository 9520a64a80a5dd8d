import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compressDirectory } from "./compress.ts";
import { compressQuickly, sweepCache } from "./compress-file.ts";

const text = "a page of words and words ".repeat(100);
let folder: string;
let root: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compress-"));
  root = join(folder, "site");
  await mkdir(join(root, ".well-known"), { recursive: true });
  await writeFile(join(root, "index.html"), text);
});
afterEach(() => rm(folder, { recursive: true }));

describe("compressDirectory", () => {
  it("writes both forms beside every compressible file, in folders with a dot too", async () => {
    await writeFile(join(root, ".well-known/security.txt"), text);
    await compressDirectory(root);
    for (const file of ["index.html", ".well-known/security.txt"]) {
      const path = join(root, file);
      expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(text);
      expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(text);
    }
  });

  it("leaves pictures and fonts alone, and what would only grow", async () => {
    await writeFile(join(root, "card.png"), text);
    await writeFile(join(root, "tiny.txt"), "a");
    await compressDirectory(root);
    const names = await readdir(root);
    expect(names.filter((name) => /png|tiny/.test(name)).sort()).toEqual(["card.png", "tiny.txt"]);
  });

  it("does nothing a second time, and follows a file that changes", async () => {
    await compressDirectory(root);
    expect(await compressDirectory(root)).toMatchObject({ written: 0, upToDate: 1 });
    await writeFile(join(root, "index.html"), `${text}new`);
    await utimes(join(root, "index.html"), new Date(), new Date(Date.now() + 5_000));
    await compressDirectory(root);
    const br = await readFile(join(root, "index.html.br"));
    expect(brotliDecompressSync(br).toString()).toBe(`${text}new`);
  });

  it("removes the forms of a file that is gone", async () => {
    await compressDirectory(root);
    await rm(join(root, "index.html"));
    await compressDirectory(root);
    expect((await readdir(root)).filter((name) => name.startsWith("index"))).toEqual([]);
  });

  it("takes unchanged content from the cache, until it has not been used for a while", async () => {
    const cache = join(folder, "cache");
    await compressDirectory(root, cache);
    const marked = (await readdir(cache)).find((name) => name.endsWith(".br")) ?? "";
    await writeFile(join(cache, marked), "from the cache");
    await rm(join(root, "index.html.br"));
    await compressDirectory(root, cache);
    expect(await readFile(join(root, "index.html.br"), "utf8")).toBe("from the cache");

    await sweepCache(cache, 60_000);
    expect(await readdir(cache)).toHaveLength(2);
    await sweepCache(cache, -1);
    expect(await readdir(cache)).toEqual([]);
  });
});

describe("compressQuickly", () => {
  it("compresses a page, and leaves what fits into one packet", () => {
    const page = Buffer.from(text);
    expect(brotliDecompressSync(compressQuickly(page) ?? "").equals(page)).toBe(true);
    expect(compressQuickly(Buffer.from("a".repeat(1400)))).toBeUndefined();
  });
});
