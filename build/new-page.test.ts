import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const CONTENT = `meta:
  title: Press and speaking
  description: Whom to ask for a quotation, a portrait or a speaker, and how soon the firm answers.
heading: Press
lead: Ask us for a quotation, a portrait or a speaker.
`;

const PAGE = `import { z } from "zod";
import { pageContent } from "#app/content/page-content.ts";
import { opening } from "#app/content/schemas/shared.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { PageHeader } from "#app/sections/page-header.tsx";

export const pressContent = pageContent("press", z.strictObject(opening));

export function PressPage({ breadcrumbs }: PageRecord) {
  return <PageHeader {...pressContent()} breadcrumbs={breadcrumbs} />;
}
`;

const ENTRY = `  fixedPage("/press", { content: pressContent, view: PressPage }),\n`;

let copy = "";
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "new-page-"));
  const parts = ["app", "build", "content", "editor", "hosting", "public", "site", "package.json"];
  for (const part of [...parts, "vite.config.ts"])
    cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true }));

function run(script: string) {
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: copy,
    env,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test("words without a page, and a page without words, are faults that name the file and the remedy", () => {
  const words = join(copy, "content/pages/press.yaml");
  writeFileSync(words, CONTENT);
  const orphan = run("build/report-content.ts");
  expect(orphan.status).toBe(1);
  expect(orphan.output).toContain("content/pages/press.yaml");
  expect(orphan.output).toContain("app/pages.ts");

  rmSync(words);
  addPage();
  const empty = run("build/report-content.ts");
  expect(empty.status).toBe(1);
  expect(empty.output).toContain("content/pages/press.yaml");
  expect(empty.output).toContain("add this file");
  writeFileSync(words, CONTENT);
}, 60_000);

/** Of the three files that a new page needs, the two of code. */
function addPage(): void {
  mkdirSync(join(copy, "app/pages/press"));
  writeFileSync(join(copy, "app/pages/press/page.tsx"), PAGE);
  const registry = join(copy, "app/pages.ts");
  const source = readFileSync(registry, "utf8");
  const mark = '  fixedPage("/feeds"';
  expect(source).toContain(mark);
  writeFileSync(
    registry,
    `import { PressPage, pressContent } from "#app/pages/press/page.tsx";\n${source.replace(mark, ENTRY + mark)}`,
  );
}

test("with its words, its folder and its entry, a page is everywhere where pages are", () => {
  const { status, output } = run("build/main.ts");
  expect(output).toContain("pages 81");
  expect(status).toBe(0);
  const published = (file: string) => readFileSync(join(copy, "dist/site", file), "utf8");
  const html = published("press/index.html");
  expect(html).toContain("<title>Press and speaking | ");
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html).toContain('/cards/press.png"');
  expect(published("cards/press.png").length).toBeGreaterThan(1000);
  expect(published("sitemap.xml")).toContain("/press</loc>");
  expect(published("llms.txt")).toContain("/press)");
  const { pages } = JSON.parse(published("search-index.json")) as { pages: { title: string }[] };
  expect(pages.map(({ title }) => title)).toContain("Press");
}, 60_000);
