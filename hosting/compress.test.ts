import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compressFolder } from "./compress.ts";

const text = "a page of words and words ".repeat(100);
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "compress-"));
});
afterEach(() => rm(root, { recursive: true }));

describe("compressFolder", () => {
  it("writes both forms beside every compressible file, in folders with a dot too", async () => {
    const files = ["index.html", "assets/a.js", ".well-known/security.txt", "large.json"];
    const long = text.repeat(3_000);
    for (const file of files) {
      await mkdir(join(root, file, ".."), { recursive: true });
      await writeFile(join(root, file), file === "large.json" ? long : text);
    }
    expect(await compressFolder(root)).toMatchObject({ files: 4 });
    for (const file of files) {
      const [path, content] = [join(root, file), file === "large.json" ? long : text];
      expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(content);
      expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(content);
    }
  });

  it("leaves pictures alone, what would only grow, and what has its forms already", async () => {
    await writeFile(join(root, "card.png"), text);
    await writeFile(join(root, "tiny.txt"), "a");
    await writeFile(join(root, "index.html"), text);
    await writeFile(join(root, "index.html.br"), "as a worker wrote it");
    expect(await compressFolder(root)).toMatchObject({ files: 1 });
    const names = ["card.png", "index.html", "index.html.br", "tiny.txt"];
    expect((await readdir(root)).sort()).toEqual(names);
  });
});
