import { spawnSync } from "node:child_process";
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("all wrong settings are reported in words, without anything else, before a command starts", () => {
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

test("a retention of no form is a mistake in the settings file, but not in the environment", () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), "settings-"));
  onTestFinished(() => folder.remove());
  const file = join(folder.path, "site.env");
  writeFileSync(file, "FORMS=receive\nAPLICATION_RETENTION_DAYS=30\n");
  const env = { ...process.env, FORMS: "receive", ARTIFACT_RETENTION_DAYS: "1" };
  const run = (settingsFile: string) => {
    const args = ["--import", "./app/commands/check-settings.ts", "--print", "'started'"];
    return spawnSync(process.execPath, args, {
      env: { ...env, SETTINGS_FILE: settingsFile },
      encoding: "utf8",
    });
  };
  expect(run("none").stdout).toBe("started\n");
  const { status, stderr } = run(file);
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    "No form has the setting APLICATION_RETENTION_DAYS: write one of RETENTION_DAYS, APPLICATION_RETENTION_DAYS",
  );
});
