import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { isInstallStale } from "./install-state.mjs";

const root = mkdtempSync(join(tmpdir(), "install-state-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes both records of npm; the time is in seconds. */
function write(file, packages, time) {
  const path = join(root, file);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, JSON.stringify({ packages }));
  utimesSync(path, time, time);
}
const wanted = (packages, time) => write("package-lock.json", packages, time);
const installed = (packages, time) => write("node_modules/.package-lock.json", packages, time);
const one = { "node_modules/a": { version: "1.0.0", integrity: "x" } };
const two = { "node_modules/a": { version: "2.0.0", integrity: "y" } };

describe("npm ci is due", () => {
  test("when nothing is installed", () => {
    wanted(one, 1);
    expect(isInstallStale(root)).toBe(true);
  });

  test("when a newer lock file asks for another version or a further package", () => {
    installed(one, 1);
    wanted(two, 2);
    expect(isInstallStale(root)).toBe(true);
    wanted({ ...one, "node_modules/b": { version: "1.0.0" } }, 2);
    expect(isInstallStale(root)).toBe(true);
  });

  test("but not when the lock file is newer by its date alone", () => {
    installed(one, 1);
    const otherSystems = { "node_modules/mac": { version: "1.0.0", optional: true } };
    wanted({ "": { name: "site" }, ...one, ...otherSystems }, 2);
    expect(isInstallStale(root)).toBe(false);
  });

  test("and not when the packages are newer", () => {
    wanted(two, 1);
    installed(one, 2);
    expect(isInstallStale(root)).toBe(false);
  });
});
