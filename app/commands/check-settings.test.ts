import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("wrong settings are said in words, all of them and nothing else, before anything starts", () => {
  const env = { ...process.env, SITE_URL: "firm.test", PREVIEW: "yes", EDITOR_REPO: "a/b" };
  const args = ["--import", "./app/commands/check-settings.ts", "--print", "'started'"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.trim().split("\n")).toEqual([
    expect.stringMatching(/^SITE_URL must be an address such as/),
    'PREVIEW must be 1, or left out, not "yes"',
    "EDITOR_BACKEND must be one of github, gitlab, gitea.",
  ]);
});
