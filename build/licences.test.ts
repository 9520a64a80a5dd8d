import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SHIPPED_PACKAGES } from "#app/outputs/licences.ts";
import { writeLicences } from "./licences.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "licences-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bundled = SHIPPED_PACKAGES.filter((name) => name !== "tailwindcss");
const report = (names: readonly string[]) =>
  writeFileSync(join(folder, "licences.json"), JSON.stringify(names.map((name) => ({ name }))));

test("every shipped package's own notice is published, and the report is not", async () => {
  report(bundled);
  expect(await writeLicences(folder)).toEqual({ packages: SHIPPED_PACKAGES.length });
  const text = readFileSync(join(folder, "licences.txt"), "utf8");
  for (const name of SHIPPED_PACKAGES) expect(text).toContain(`\n${name} `);
  expect(text).toContain("Copyright (c) Meta Platforms");
  expect(text).toContain("SIL OPEN FONT LICENSE");
  expect(existsSync(join(folder, "licences.json"))).toBe(false);
});

test("a package that is not listed, or is no longer bundled, stops the build", async () => {
  report([...bundled, "left-pad"]);
  await expect(writeLicences(folder)).rejects.toThrow("left-pad");
  report(bundled.slice(1));
  await expect(writeLicences(folder)).rejects.toThrow("app/outputs/licences.ts");
});
