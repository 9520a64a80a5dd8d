import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RETENTION_VARIABLES } from "../app/features/forms/retention.ts";
import { buildState, missingReason, STAMP, staleReason } from "./build-state.mjs";
import { buildSettings, SECRET_BUILD_SETTINGS } from "./settings.mjs";

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-state-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path, text = "") {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe("a build is stale", () => {
  const post = "content/insights/blogs/one.md";
  const build = (until) =>
    write(join("dist", STAMP), JSON.stringify({ state: buildState(root, {}), until }));
  beforeEach(() => {
    write(post);
    write("package-lock.json");
    build();
  });

  it("not if every source is unchanged, whatever else has changed", () => {
    expect(staleReason(root, {})).toBeUndefined();
    const others = [
      "docs/a.md",
      "tests/a.spec.ts",
      "hosting/a.test.ts",
      "platform/node/node_modules/a",
    ];
    for (const path of [...others, post]) write(path);
    expect(staleReason(root, {})).toBeUndefined();
  });

  it("if there is none, or if it was not completed", () => {
    for (const stamp of ["", '{"state": 17', "{}", "null"]) {
      write(join("dist", STAMP), stamp);
      expect(staleReason(root, {})).toBe("it is not built yet");
    }
    rmSync(join(root, "dist"), { recursive: true });
    expect(staleReason(root, {})).toBe("it is not built yet");
    expect(missingReason(root)).toBe("it is not built yet");
  });

  it("if a source was changed, added or removed", () => {
    write(post, "changed");
    expect(staleReason(root, {})).toBe(`${post} has changed`);
    expect(missingReason(root)).toBeUndefined();
    rmSync(join(root, post));
    expect(staleReason(root, {})).toBe(`${post} has changed`);
    write(post);
    write("public/new.png");
    expect(staleReason(root, {})).toBe(`${join("public", "new.png")} has changed`);
  });

  it("if the day has come on which something is published or closed", () => {
    build("2026-01-02");
    expect(staleReason(root, {})).toMatch(/^2026-01-02 has come/);
    build("9999-01-02");
    expect(staleReason(root, {})).toBeUndefined();
  });

  it.each(SECRET_BUILD_SETTINGS)("if %s was set or unset; its value is not stored", (name) => {
    expect(staleReason(root, { [name]: "https://secret.example" })).toBe(`${name} has changed`);
    expect(JSON.stringify(buildState(root, { [name]: "https://secret.example" }))).not.toContain(
      "secret",
    );
  });

  // CONTENT_DIR is for tests alone.
  const retention = Object.fromEntries(RETENTION_VARIABLES.map((name) => [name, "30"]));
  const names = buildSettings(retention).filter((name) => name !== "CONTENT_DIR");
  it.each(names)("if %s has changed; the setting is documented", (name) => {
    expect(staleReason(root, { [name]: "/other" })).toBe(`${name} has changed`);
    const text = readFileSync("docs/operating.md", "utf8");
    expect(text).toContain(`| \`${name}\``);
  });
});
