import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentHistory } from "./content-history.ts";

let repository: string;
let content: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "history-"));
  content = join(repository, "words");
  mkdirSync(join(content, "legal"), { recursive: true });
  git("init", "--quiet");
});
afterEach(() => rmSync(repository, { recursive: true }));

function git(...args: string[]): void {
  execFileSync("git", ["-C", repository, ...args]);
}

/** Writes files below the content, and commits them at noon of a day. */
function commit(day: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(content, name), text);
  git("add", "--all");
  const date = `${day}T12:00:00Z`;
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const author = ["-c", "user.name=A", "-c", "user.email=a@firm.example"];
  execFileSync("git", ["-C", repository, ...author, "commit", "--quiet", "-m", day], { env });
}

test("a file has the day of its last commit", async () => {
  commit("2025-03-01", { "site.yaml": "one", "legal/terms & more.md": "one" });
  commit("2025-04-02", { "site.yaml": "two" });
  expect(await contentHistory(content)).toEqual(
    new Map([
      ["content/site.yaml", "2025-04-02"],
      ["content/legal/terms & more.md", "2025-03-01"],
    ]),
  );
});

test("a file with an uncommitted change, or with a day after that of the build, has no day", async () => {
  commit("2025-03-01", { "site.yaml": "one", "redirects.yaml": "one" });
  commit("2050-01-01", { "redirects.yaml": "two" });
  writeFileSync(join(content, "site.yaml"), "two");
  expect(await contentHistory(content)).toEqual(new Map());
});

test("no file has a day in a shallow clone, nor outside of a repository", async () => {
  commit("2025-03-01", { "site.yaml": "one" });
  commit("2025-04-02", { "site.yaml": "two" });
  const clone = join(repository, "clone");
  git("clone", "--quiet", "--depth=1", `file://${repository}`, clone);
  expect(await contentHistory(join(clone, "words"))).toEqual(new Map());
  rmSync(join(repository, ".git"), { recursive: true });
  expect(await contentHistory(content)).toEqual(new Map());
});
