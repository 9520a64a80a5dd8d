import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildSettings, reasonToBuild, writeStamp } from "./build-state.mjs";

const built = new Date("2026-01-02T00:00:00Z");
const before = new Date("2026-01-01T00:00:00Z");
const after = new Date("2026-01-03T00:00:00Z");
let root;

function write(path, time, text = "") {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, time, time);
}

/** A folder's date changes with every file written to it: set it last. */
function date(path, time) {
  utimesSync(join(root, path), time, time);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-state-"));
  write("content/insights/blogs/one.md", before);
  write("package-lock.json", before);
  for (const folder of ["content/insights/blogs", "content/insights", "content"]) {
    date(folder, before);
  }
  mkdirSync(join(root, "dist/hosting"), { recursive: true });
  writeStamp(join(root, "dist/hosting"), built.getTime(), {});
});
afterEach(() => rmSync(root, { recursive: true }));

describe("reasonToBuild", () => {
  it("has none when the build is newer than every source", () => {
    expect(reasonToBuild(root, {})).toBeUndefined();
  });

  it("is that there is no build", () => {
    rmSync(join(root, "dist"), { recursive: true });
    expect(reasonToBuild(root, {})).toBe("it is not built yet");
  });

  it.each(["", '{"started": 17', "{}", "null"])("is a stamp of which only %j is there", (text) => {
    write("dist/hosting/built.json", built, text);
    expect(reasonToBuild(root, {})).toBe("the last build was not completed");
  });

  it("is a source that changed while the site was built", () => {
    write("content/insights/blogs/one.md", new Date(built.getTime() + 1_000));
    expect(reasonToBuild(root, {})).toContain("is newer");
  });

  it("names a source that changed", () => {
    write("content/insights/blogs/one.md", after);
    date("content/insights/blogs", before);
    expect(reasonToBuild(root, {})).toContain(join("content", "insights", "blogs", "one.md"));
  });

  it("notices a source that was removed", () => {
    rmSync(join(root, "content/insights/blogs/one.md"));
    expect(reasonToBuild(root, {})).toContain(join("content", "insights", "blogs"));
  });

  it.each(["SITE_URL", "BASE_PATH", "VITE_FORM_DELIVERY", "VITE_FORM_ENDPOINT"])(
    "is another %s",
    (name) => {
      expect(reasonToBuild(root, { [name]: "/other" })).toBe(`${name} has changed`);
    },
  );

  it("is not what the build does not read", () => {
    write("docs/editing.md", after);
    write("tests/e2e/a.spec.ts", after);
    write("hosting/a.test.ts", after);
    date("hosting", before);
    expect(reasonToBuild(root, {})).toBeUndefined();
  });
});

describe("buildSettings", () => {
  // It is for tests alone.
  const names = Object.keys(buildSettings({})).filter((name) => name !== "CONTENT_DIR");

  it.each(names)("%s is documented, and can be given to the container", (name) => {
    const text = readFileSync("docs/deploying.md", "utf8");
    expect(text).toContain(`| \`${name}\``);
    expect(text).toMatch(new RegExp(`^ARG ${name}`, "m"));
  });
});
