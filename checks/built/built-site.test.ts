import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readBuiltSite } from "./built-site.ts";
import { pageOf } from "./site-of.ts";

const folder = mkdtempSync(join(tmpdir(), "built-site-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a folder is read with decoded names, addresses and redirecting pages apart", () => {
  const root = join(folder, "site");
  const refresh = '<meta http-equiv="refresh" content="0;url=/x">';
  mkdirSync(join(root, "services", "m&a"), { recursive: true });
  mkdirSync(join(root, "apply"));
  for (const other of ["server", "hosting"]) mkdirSync(join(folder, other));
  writeFileSync(join(folder, "server", "manifest.json"), '{"a":{"file":"a.js"}}');
  writeFileSync(join(folder, "hosting", "rules.json"), "{}");
  writeFileSync(join(root, "index.html"), pageOf());
  writeFileSync(join(root, "404.html"), pageOf());
  writeFileSync(join(root, "services", "m&a", "index.html"), pageOf());
  writeFileSync(join(root, "apply", "index.html"), pageOf({ head: refresh }));
  const site = readBuiltSite(folder);
  expect(site.pages.map(({ address }) => address)).toEqual(["/404", "/", "/services/m&a"]);
  expect(site.redirects).toEqual(new Set(["/apply"]));
  expect(site.files).toContain("services/m&a/index.html");
  expect(site.files).not.toContain("server/manifest.json");
  expect(site.manifest.a?.file).toBe("a.js");
});

test("a folder without a site says what to do", () => {
  mkdirSync(folder, { recursive: true });
  expect(() => readBuiltSite(folder)).toThrow("npm run build");
});
