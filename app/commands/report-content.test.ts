import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { fixtureContent } from "../../tests/set-up/fixture-site.ts";

test("a program that reads only the first lines of the report ends it without a stack trace", () => {
  const command = `"${process.execPath}" app/commands/report-content.ts | true`;
  const env = { ...process.env, CONTENT_DIR: fixtureContent("languages") };
  const { status, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8", env });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
