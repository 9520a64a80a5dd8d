import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { dueInstall } from "./install-state.mjs";

const root = mkdtempSync(join(tmpdir(), "install-state-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes one of npm's two records. */
function write(file, packages) {
  const path = join(root, file);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, JSON.stringify({ packages }));
}
const one = { "node_modules/a": { version: "1.0.0", integrity: "x" } };
const two = { "node_modules/a": { version: "2.0.0", integrity: "y" } };
const dev = { "node_modules/d": { version: "1.0.0", dev: true } };

/** The arguments: what package-lock.json names, what is installed, and whether it is for the tests. */
function due(wanted, installed, needsDev) {
  write("package-lock.json", wanted);
  if (installed) write("node_modules/.package-lock.json", installed);
  return dueInstall(root, needsDev);
}

describe("npm ci", () => {
  test("is due without development packages when nothing is installed, with them for the tests", () => {
    expect(due({ ...one, ...dev })).toBe("--omit=dev");
    expect(due({ ...one, ...dev }, undefined, true)).toBe("--include=dev");
  });

  test("is due when another version or a further package is wanted", () => {
    expect(due(two, one)).toBe("--omit=dev");
    expect(due({ ...one, "node_modules/b": { version: "1.0.0" } }, one)).toBe("--omit=dev");
  });

  test("never removes development packages that are there", () => {
    expect(due({ ...two, ...dev }, { ...one, ...dev })).toBe("--include=dev");
  });

  test("is not due for development packages to serve, nor for packages of other systems", () => {
    const other = { "node_modules/mac": { version: "1.0.0", optional: true } };
    expect(due({ "": { name: "site" }, ...one, ...dev, ...other }, one)).toBeUndefined();
    expect(due({ ...one, ...dev }, one, true)).toBe("--include=dev");
  });
});
