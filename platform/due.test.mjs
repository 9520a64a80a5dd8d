import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildState, reasonToBuild, SETTINGS, STAMP } from "./build-state.mjs";
import { dueInstall } from "./prepare.mjs";

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "due-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path, text = "") {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe("a build is due", () => {
  const post = join("content", "insights", "blogs", "one.md");
  const build = (until) =>
    write(join("dist", STAMP), JSON.stringify({ state: buildState(root, {}), until }));
  beforeEach(() => {
    write(post);
    write("package-lock.json");
    build();
  });

  it("not when every source is as it was, whatever else changed", () => {
    expect(reasonToBuild(root, {})).toBeUndefined();
    for (const path of ["docs/a.md", "tests/e2e/a.spec.ts", "hosting/a.test.ts", post]) write(path);
    expect(reasonToBuild(root, {})).toBeUndefined();
  });

  it("when there is none, or it was not completed", () => {
    for (const stamp of ["", '{"state": 17', "{}", "null"]) {
      write(join("dist", STAMP), stamp);
      expect(reasonToBuild(root, {})).toBe("it is not built yet");
    }
    rmSync(join(root, "dist"), { recursive: true });
    expect(reasonToBuild(root, {})).toBe("it is not built yet");
  });

  it("when a source changed, came or went", () => {
    write(post, "changed");
    expect(reasonToBuild(root, {})).toBe(`${post} has changed`);
    rmSync(join(root, post));
    expect(reasonToBuild(root, {})).toBe(`${post} has changed`);
    write(post);
    write("public/new.png");
    expect(reasonToBuild(root, {})).toBe(`${join("public", "new.png")} has changed`);
  });

  it("when a day has come on which something is published or closed", () => {
    build("2026-01-02");
    expect(reasonToBuild(root, {})).toMatch(/^2026-01-02 has come/);
    build("9999-01-02");
    expect(reasonToBuild(root, {})).toBeUndefined();
  });

  // CONTENT_DIR is for tests alone.
  const names = SETTINGS.filter((name) => name !== "CONTENT_DIR");
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
    write("package-lock.json", JSON.stringify({ packages: wanted }));
    const record = JSON.stringify({ packages: installed });
    if (installed) write("node_modules/.package-lock.json", record);
    expect(dueInstall(root, needsDev)).toBe(expected);
  });
});
