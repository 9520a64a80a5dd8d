import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Notice, writeLicences } from "./licences.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "licences-"));
  for (const part of ["site", "server"]) mkdirSync(join(folder, part));
});
afterEach(() => rmSync(folder, { recursive: true }));

const report = (...notices: readonly Notice[]) =>
  writeFileSync(join(folder, "server", "licences.json"), JSON.stringify(notices));
const react = { name: "react", version: "1.0.0", identifier: "MIT", text: "Copyright Meta" };

test("every shipped package's own notice is published, that of the styles too", async () => {
  report(react);
  expect(await writeLicences(folder)).toEqual({ packages: 2 });
  const text = readFileSync(join(folder, "site", "licences.txt"), "utf8");
  expect(text).toMatch(/\nreact 1\.0\.0 \(MIT\)\n-+\n\nCopyright Meta\n/);
  expect(text).toMatch(/\ntailwindcss [\d.]+ \(MIT\)\n-+\n\nMIT License/);
});

test("a package without a licence text stops the build", async () => {
  report({ ...react, name: "left-pad", text: "" });
  await expect(writeLicences(folder)).rejects.toThrow("left-pad");
});
