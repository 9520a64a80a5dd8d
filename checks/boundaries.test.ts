import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "boundaries-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Names of the rules that a project of these files breaks. */
function brokenRules(config: string, files: Record<string, string>): string[] {
  rmSync(folder, { recursive: true });
  const all = { "package.json": '{"imports":{"#app/*":"./app/*"},"type":"module"}', ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const program = resolve("node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const entries = config.includes("browser") ? ["app/ui/runtime/start.ts"] : ["app"];
  const args = [program, "--config", resolve(config), "--output-type", "json", ...entries];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (!stdout) throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string } }[] };
  };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

test("imports to lower folders pass, and unit tests may import anything", () => {
  const files = {
    "app/routes/home/page.tsx": 'import "#app/ui/icon.tsx"; import "#app/model/content.ts";',
    "app/features/search/search.ts": 'import "#app/features/artwork/grid.ts";',
    "app/features/artwork/grid.ts": "export const grid = 1;",
    "app/ui/icon.tsx": 'import "#app/base/slug.ts";',
    "app/base/slug.ts": "export const slug = 1;",
    "app/base/slug.test.ts": 'import "#app/routes/home/page.tsx"; import "node:fs";',
    "app/model/content.ts": 'import "node:fs"; export type C = 1;',
  };
  expect(brokenRules(".dependency-cruiser.mjs", files)).toEqual([]);
});

test("an import of a value or a type from a higher folder is found, and so is a cycle", () => {
  const files = {
    "app/routes/home/page.tsx": 'import "../../../receiver/receiver.ts";',
    "app/features/artwork/grid.ts": 'import "#app/features/search/search.ts";',
    "app/features/search/search.ts": 'import "#app/routes/registry.ts";',
    "app/ui/icon.tsx": 'import type { C } from "#app/model/content.ts"; export const c: C = 1;',
    "app/base/slug.ts": 'import "node:os"; import("#app/ui/icon.tsx");',
    "app/model/content.ts":
      'import { more } from "./more.ts"; export const content = more; export type C = 1;',
    "app/model/more.ts":
      'import type { C } from "#app/model/content.ts"; export const more: C = 1;',
    "app/features/forms/contact-rules.ts": 'import "#app/ui/runtime/storage.ts";',
    "app/routes/registry.ts": "",
    "app/ui/runtime/storage.ts": "",
    "receiver/receiver.ts": "",
  };
  expect(brokenRules(".dependency-cruiser.mjs", files)).toEqual([
    "app/base-keeps-to-its-imports",
    "app/features/artwork-keeps-to-its-imports",
    "app/features/search-keeps-to-its-imports",
    "app/routes-keeps-to-its-imports",
    "app/ui-keeps-to-its-imports",
    "base-without-state",
    "form-rules-without-browser",
    "no-cycles",
  ]);
});

test("code for the browser imports neither content nor Node, not even indirectly", () => {
  const files = {
    "app/ui/runtime/start.ts":
      'import "#app/base/far.ts"; import type { C } from "#app/model/content.ts";',
    "app/base/far.ts": 'import "./farther.ts";',
    "app/base/farther.ts": 'import "#app/model/content.ts";',
    "app/model/content.ts": 'import "node:fs"; export type C = 1;',
  };
  expect(brokenRules(".dependency-cruiser.browser.mjs", files)).toEqual([
    "no-content-in-the-browser",
    "no-node-in-the-browser",
  ]);
  const harmless = { ...files, "app/base/farther.ts": "" };
  expect(brokenRules(".dependency-cruiser.browser.mjs", harmless)).toEqual([]);
});
