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
  const entries = config.includes("browser") ? ["app/browser/start.tsx"] : ["app"];
  const args = [program, "--config", resolve(config), "--output-type", "json", ...entries];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (!stdout) throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string } }[] };
  };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

test("imports go down the ladder; types, and unit tests, are free", () => {
  const files = {
    "app/pages/home/page.tsx": 'import "#app/ui/icon.tsx"; import "#app/content/content.ts";',
    "app/ui/icon.tsx":
      'import "#app/lib/slug.ts"; import type { C } from "#app/content/content.ts";',
    "app/lib/slug.ts": "export const slug = 1;",
    "app/lib/slug.test.ts": 'import "#app/pages/home/page.tsx"; import "node:fs";',
    "app/content/content.ts": 'import "node:fs"; export type C = 1;',
  };
  expect(brokenRules(".dependency-cruiser.mjs", files)).toEqual([]);
});

test("an import against the ladder, from below or of what the folder must do without, is found", () => {
  const files = {
    "app/pages/home/page.tsx": 'import "../../../build/main.ts";',
    "app/ui/icon.tsx": 'export { content } from "#app/content/content.ts";',
    "app/lib/slug.ts": 'import "node:os"; import("#app/ui/icon.tsx");',
    "app/content/content.ts": 'import { more } from "./more.ts"; export const content = more;',
    "app/content/more.ts":
      'import { content } from "#app/content/content.ts"; export const more = content;',
    "app/forms/contact-rules.ts": 'import "#app/browser/storage.ts"; import "#app/pages.ts";',
    "app/pages.ts": "",
    "app/browser/storage.ts": "",
    "build/main.ts": "",
  };
  expect(brokenRules(".dependency-cruiser.mjs", files)).toEqual([
    "app-keeps-to-its-imports",
    "app/forms-keeps-to-its-imports",
    "app/lib-keeps-to-its-imports",
    "app/pages-keeps-to-its-imports",
    "app/ui-keeps-to-its-imports",
    "form-rules-without-browser",
    "lib-and-drawings-without-state",
    "no-cycles",
  ]);
});

test("what reaches the browser by any way holds neither content nor Node", () => {
  const files = {
    "app/browser/start.tsx":
      'import "#app/lib/far.ts"; import type { C } from "#app/content/content.ts";',
    "app/lib/far.ts": 'import "./farther.ts";',
    "app/lib/farther.ts": 'import "#app/content/content.ts";',
    "app/content/content.ts": 'import "node:fs"; export type C = 1;',
  };
  expect(brokenRules(".dependency-cruiser.browser.mjs", files)).toEqual([
    "no-content-in-the-browser",
    "no-node-in-the-browser",
  ]);
  const harmless = { ...files, "app/lib/farther.ts": "" };
  expect(brokenRules(".dependency-cruiser.browser.mjs", harmless)).toEqual([]);
});
