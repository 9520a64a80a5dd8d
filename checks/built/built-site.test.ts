import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readBuiltSite } from "./built-site.ts";
import { pageOf } from "./site-of.ts";

const folder = mkdtempSync(join(tmpdir(), "built-site-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a folder is read with decoded names, addresses and redirecting pages apart", () => {
  const refresh = '<meta http-equiv="refresh" content="0;url=/x">';
  mkdirSync(join(folder, "services", "m&a"), { recursive: true });
  mkdirSync(join(folder, "apply"));
  writeFileSync(join(folder, "index.html"), pageOf());
  writeFileSync(join(folder, "404.html"), pageOf());
  writeFileSync(join(folder, "services", "m&a", "index.html"), pageOf());
  writeFileSync(join(folder, "apply", "index.html"), pageOf({ head: refresh }));
  const site = readBuiltSite(folder);
  expect(site.pages.map(({ address }) => address)).toEqual(["/404", "/", "/services/m&a"]);
  expect(site.redirects).toEqual(new Set(["/apply"]));
  expect(site.files).toContain("services/m&a/index.html");
});

test("a folder without a site says what to do", () => {
  mkdirSync(folder, { recursive: true });
  expect(() => readBuiltSite(folder)).toThrow("npm run build");
});
