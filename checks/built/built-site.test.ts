import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { pageOf } from "../../tests/set-up/site-of.ts";
import { readBuiltSite } from "./built-site.ts";

test("a folder is read with decoded names and addresses", () => {
  const folder = mkdtempSync(join(tmpdir(), "built-site-"));
  expect(() => readBuiltSite(folder)).toThrow("npm run build");
  const files = {
    "hosting/rules.json": "{}",
    "site/index.html": pageOf(),
    "site/404.html": pageOf(),
    "site/services/m&a/index.html": pageOf(),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const site = readBuiltSite(folder);
  rmSync(folder, { recursive: true });
  expect(site.pages.map(({ address }) => address)).toEqual(["/404", "/", "/services/m&a"]);
  expect(site.files).toContain("services/m&a/index.html");
  expect(site.files.size).toBe(3);
});
