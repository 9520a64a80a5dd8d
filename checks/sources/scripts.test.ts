import { expect, test } from "vitest";
import { findCommandsWithoutLauncher } from "./scripts.ts";

const check = (scripts: Record<string, string>, readme = "") =>
  findCommandsWithoutLauncher([
    { path: "package.json", text: JSON.stringify({ scripts }) },
    { path: "README.md", text: readme },
  ]);

test("scripts that use the launcher, or call such scripts, pass", () => {
  const scripts = {
    start: "node platform/start.mjs",
    check: "node platform/launch.mjs --development vitest run",
    lint: "npm run check && npm run start",
    pictures: "PICTURES=1 npm run -s check",
    audit: "npm audit",
  };
  expect(check(scripts, "`npm run check`")).toEqual([]);
});

test("a direct call of a tool is reported, in a script and in a document", () => {
  expect(check({ check: "npm run lint && vitest run" })).toEqual([
    'package.json: check: start "vitest run" by platform/launch.mjs',
  ]);
  expect(check({}, "Run `npx vitest run`.")).toEqual([
    'README.md: name an npm script in place of "npx vitest"',
  ]);
});
