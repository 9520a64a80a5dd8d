import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeLicences } from "./licences.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "licences-"));
  for (const part of ["site", "server"]) mkdirSync(join(folder, part));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bundled = ["@fontsource-variable/familjen-grotesk", "react", "react-dom", "scheduler"];
const report = (names: readonly string[]) =>
  writeFileSync(
    join(folder, "server", "licences.json"),
    JSON.stringify(names.map((name) => ({ name }))),
  );

test("every shipped package's own notice is published", async () => {
  report(bundled);
  await writeLicences(folder);
  const text = readFileSync(join(folder, "site", "licences.txt"), "utf8");
  for (const name of [...bundled, "tailwindcss"]) expect(text).toContain(`\n${name} `);
  expect(text).toContain("Copyright (c) Meta Platforms");
  expect(text).toContain("SIL OPEN FONT LICENSE");
});

test("a package that is not listed, or is no longer bundled, stops the build", async () => {
  report([...bundled, "left-pad"]);
  await expect(writeLicences(folder)).rejects.toThrow("left-pad");
  report(bundled.slice(1));
  await expect(writeLicences(folder)).rejects.toThrow("build/licences.ts");
});
