import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { requiredInstallFlag } from "./prepare.mjs";

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "prepare-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path, text = "") {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe("npm ci runs", () => {
  const first = { "node_modules/a": { version: "1.0.0", integrity: "x" } };
  const second = { "node_modules/a": { version: "2.0.0", integrity: "y" } };
  const dev = { "node_modules/d": { version: "1.0.0", dev: true } };
  const further = { "node_modules/b": { version: "1.0.0" } };
  const mac = { "node_modules/mac": { version: "1.0.0", optional: true } };
  const both = { ...first, ...dev };

  it.each([
    ["when nothing is installed", both, undefined, false, "--omit=dev"],
    ["with development packages for the tests", both, undefined, true, "--include=dev"],
    ["when another version is wanted", second, first, false, "--omit=dev"],
    ["when a further package is wanted", { ...first, ...further }, first, false, "--omit=dev"],
    ["and never removes development packages", { ...second, ...dev }, both, false, "--include=dev"],
    ["not for development packages to serve", { "": {}, ...both }, first, false, undefined],
    ["not for packages of other systems", { ...first, ...mac }, first, false, undefined],
    ["for the tests, when they have none", both, first, true, "--include=dev"],
  ])("%s", (_name, wanted, installed, needsDev, expected) => {
    write("package-lock.json", JSON.stringify({ packages: wanted }));
    const record = JSON.stringify({ packages: installed });
    if (installed) write("node_modules/.package-lock.json", record);
    expect(requiredInstallFlag(root, needsDev)).toBe(expected);
  });
});
