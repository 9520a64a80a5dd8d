import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildSettings, reasonToBuild, writeStamp } from "./build-state.mjs";
import { dueInstall } from "./prepare.mjs";

const built = new Date("2026-01-02T00:00:00Z");
const before = new Date("2026-01-01T00:00:00Z");
const after = new Date("2026-01-03T00:00:00Z");
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "due-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a file whose folders are as old as `before`: a folder's date changes with every file in it. */
function write(path, time, text = "") {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, time, time);
  for (let folder = dirname(file); folder !== root; folder = dirname(folder)) {
    utimesSync(folder, before, before);
  }
}

describe("a build is due", () => {
  const post = "content/insights/blogs/one.md";
  beforeEach(() => {
    write(post, before);
    write("package-lock.json", before);
    mkdirSync(join(root, "dist/hosting"), { recursive: true });
    writeStamp(join(root, "dist/hosting"), built.getTime(), {});
  });

  it("not when it is newer than every source, whatever else changed", () => {
    expect(reasonToBuild(root, {})).toBeUndefined();
    for (const path of ["docs/a.md", "tests/e2e/a.spec.ts", "hosting/a.test.ts"])
      write(path, after);
    expect(reasonToBuild(root, {})).toBeUndefined();
  });

  it("when there is none, or it was not completed", () => {
    for (const stamp of ["", '{"started": 17', "{}", "null"]) {
      write("dist/hosting/built.json", built, stamp);
      expect(reasonToBuild(root, {})).toBe("the last build was not completed");
    }
    rmSync(join(root, "dist"), { recursive: true });
    expect(reasonToBuild(root, {})).toBe("it is not built yet");
  });

  it("when a source changed, also while the site was built, or was removed", () => {
    for (const time of [after, new Date(built.getTime() + 1_000)]) {
      write(post, time);
      expect(reasonToBuild(root, {})).toBe(`${join(post)} is newer than the last build`);
    }
    rmSync(join(root, post));
    expect(reasonToBuild(root, {})).toContain(join("content", "insights", "blogs"));
  });

  it("when a day has come on which something is published or closed", () => {
    writeStamp(join(root, "dist/hosting"), built.getTime(), {}, "2026-01-02");
    expect(reasonToBuild(root, {})).toMatch(/^2026-01-02 has come/);
    writeStamp(join(root, "dist/hosting"), built.getTime(), {}, "9999-01-02");
    expect(reasonToBuild(root, {})).toBeUndefined();
  });

  // CONTENT_DIR is for tests alone.
  const names = Object.keys(buildSettings({})).filter((name) => name !== "CONTENT_DIR");
  it.each(names)("when %s is another; it is documented, for the container too", (name) => {
    expect(reasonToBuild(root, { [name]: "/other" })).toBe(`${name} has changed`);
    const text = readFileSync("docs/deploying.md", "utf8");
    expect(text).toContain(`| \`${name}\``);
    expect(text).toMatch(new RegExp(`^ARG ${name}`, "m"));
  });
});

describe("an installation is due", () => {
  const one = { "node_modules/a": { version: "1.0.0", integrity: "x" } };
  const two = { "node_modules/a": { version: "2.0.0", integrity: "y" } };
  const dev = { "node_modules/d": { version: "1.0.0", dev: true } };
  const further = { "node_modules/b": { version: "1.0.0" } };
  const mac = { "node_modules/mac": { version: "1.0.0", optional: true } };
  const both = { ...one, ...dev };

  it.each([
    ["when nothing is installed", both, undefined, false, "--omit=dev"],
    ["with development packages for the tests", both, undefined, true, "--include=dev"],
    ["when another version is wanted", two, one, false, "--omit=dev"],
    ["when a further package is wanted", { ...one, ...further }, one, false, "--omit=dev"],
    ["and never removes development packages", { ...two, ...dev }, both, false, "--include=dev"],
    ["not for development packages to serve", { "": {}, ...both }, one, false, undefined],
    ["not for packages of other systems", { ...one, ...mac }, one, false, undefined],
    ["for the tests, when they have none", both, one, true, "--include=dev"],
  ])("%s", (_name, wanted, installed, needsDev, expected) => {
    write("package-lock.json", before, JSON.stringify({ packages: wanted }));
    const record = JSON.stringify({ packages: installed });
    if (installed) write("node_modules/.package-lock.json", before, record);
    expect(dueInstall(root, needsDev)).toBe(expected);
  });
});
