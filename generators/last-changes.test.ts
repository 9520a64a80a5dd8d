import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lastChanges } from "./last-changes.ts";

let repository: string;

const identity = {
  GIT_AUTHOR_NAME: "Editor",
  GIT_AUTHOR_EMAIL: "editor@example.com",
  GIT_COMMITTER_NAME: "Editor",
  GIT_COMMITTER_EMAIL: "editor@example.com",
};

function git(...args: string[]): void {
  execFileSync("git", args, { cwd: repository, stdio: "ignore" });
}

function commit(day: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(repository, "content", "pages"), { recursive: true });
    writeFileSync(join(repository, file), text);
  }
  execFileSync("git", ["add", "."], { cwd: repository });
  const dates = { GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  const env = { ...process.env, ...identity, ...dates };
  execFileSync("git", ["commit", "-m", "Change", "--no-gpg-sign"], {
    cwd: repository,
    env,
    stdio: "ignore",
  });
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "last-changes-"));
  git("init");
});

afterEach(() => rmSync(repository, { recursive: true, force: true }));

test("a file changed on the day of its last commit, a folder with the last of its files", async () => {
  commit("2025-01-10", {
    "content/site.yaml": "1",
    "content/pages/über.yaml": "1",
    "README.md": "1",
  });
  commit("2025-02-20", { "content/pages/home.yaml": "1" });
  commit("2025-03-30", { "README.md": "2" });
  const lastChange = await lastChanges(join(repository, "content"));
  expect(lastChange(["site.yaml"])).toBe("2025-01-10");
  expect(lastChange(["pages/über.yaml"])).toBe("2025-01-10");
  expect(lastChange(["pages/"])).toBe("2025-02-20");
  expect(lastChange(["pages/home.yaml", "site.yaml"])).toBe("2025-02-20");
});

test("nobody knows when a file changed that is new, changed or removed without a commit", async () => {
  commit("2025-01-10", { "content/site.yaml": "1", "content/pages/home.yaml": "1" });
  writeFileSync(join(repository, "content", "site.yaml"), "2");
  writeFileSync(join(repository, "content", "pages", "new.yaml"), "1");
  const lastChange = await lastChanges(join(repository, "content"));
  expect(lastChange(["site.yaml"])).toBeUndefined();
  expect(lastChange(["pages/"])).toBeUndefined();
  expect(lastChange(["pages/home.yaml"])).toBe("2025-01-10");
  expect(lastChange(["pages/never.yaml"])).toBeUndefined();
  expect(lastChange([])).toBeUndefined();
});

test("a shallow clone knows nothing: there, every file seems to be as old as its last commit", async () => {
  commit("2025-01-10", { "content/site.yaml": "1" });
  commit("2025-02-20", { "content/pages/home.yaml": "1" });
  const clone = mkdtempSync(join(tmpdir(), "last-changes-clone-"));
  try {
    git("clone", "--depth", "1", `file://${repository}`, clone);
    const lastChange = await lastChanges(join(clone, "content"));
    expect(lastChange(["site.yaml"])).toBeUndefined();
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
});

test("a repository without a commit knows nothing, and that is no fault", async () => {
  mkdirSync(join(repository, "content"));
  writeFileSync(join(repository, "content", "site.yaml"), "1");
  expect((await lastChanges(join(repository, "content")))(["site.yaml"])).toBeUndefined();
});
