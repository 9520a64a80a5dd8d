import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { environmentWithoutFixture } from "../../tests/set-up/fixture-site.ts";
import { MADE_UP } from "../../tests/set-up/made-up-content.ts";
import { copyProject, linkPackages } from "../../tests/set-up/project-copy.ts";

const CONTENT = `meta:
  title: Press and speaking
  description: Whom to ask for a quotation, a portrait or a speaker, and how soon the firm answers.
heading: Press
lead: Ask us for a quotation, a portrait or a speaker.
`;

const SCHEMA = `import { z } from "zod";
import { pageContent } from "#app/model/page-content.ts";
import { opening } from "#app/model/schemas/shared.ts";

export const pressContent = pageContent("press", z.strictObject(opening));
`;

const PAGE = `import type { PageProps } from "#app/routes/registry.ts";
import { PageHeader } from "#app/ui/sections/page-header.tsx";
import { pressContent } from "./content.ts";

export function Page({ breadcrumbs }: PageProps<"press">) {
  return <PageHeader {...pressContent()} breadcrumbs={breadcrumbs} />;
}
`;

const STYLES = ".press-heading {\n  letter-spacing: 3px;\n}\n";

const ENTRY = `  press: fixedPage("/press", { content: pressContent }),\n`;

const ARTICLE = `---
title: A text with all that a text can hold
category: Strategy
date: "2026-01-02"
author: made-up
snippet: A table, a photo, a drawing and an exhibit, each between empty lines, stand in one text of an editor.
description: A table, a photo, a drawing and an exhibit, each between empty lines, stand in one text.
picture: { family: rings }
---

| Part | Sum |
| ---- | --: |
| One  |   1 |

![A yellow hall](hall.jpg "The hall")

\`\`\`exhibit
title: Orders double
kind: slope
columns: [Before, After]
rows:
  - { label: orders, values: [12, 24] }
  - { label: visits, values: [7, 7] }
illustrative: true
\`\`\`
`;

const FOLDER = "app/routes/press";
const ISLAND = `import { island } from "#app/ui/runtime/island.tsx";

export const PressForm = island("PressForm", () => <p />);
`;

let copy = "";
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "new-page-"));
  copyProject(copy, "empty");
  linkPackages(copy);
});
afterAll(() => rmSync(copy, { recursive: true }));

const published = (file: string) => readFileSync(join(copy, "dist/site", file), "utf8");

function run(script: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: copy,
    env: environmentWithoutFixture(),
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test("words without a page, and a page without words, are reported with the file and the remedy", () => {
  const words = join(copy, "content/pages/press.yaml");
  writeFileSync(words, CONTENT);
  const orphan = run("app/commands/report-content.ts");
  expect(orphan.status).toBe(1);
  expect(orphan.output).toMatch(/content\/pages\/press\.yaml[\s\S]*app\/routes\/registry\.ts/);

  rmSync(words);
  addPage();
  const empty = run("app/commands/report-content.ts");
  expect(empty.status).toBe(1);
  expect(empty.output).toContain("content/pages/press.yaml");
  expect(empty.output).toContain("add this file");
  writeFileSync(words, CONTENT);
});

/** The three files of a new page with its own style sheet, and its entry. */
function addPage(): void {
  addFiles(FOLDER, { "content.ts": SCHEMA, "page.tsx": PAGE, "page.css": STYLES });
  addEntry();
}

/** Writes files into a folder of the copy, by their names. */
function addFiles(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(copy, folder, name), text);
}

const registryFile = () => join(copy, "app/routes/registry.ts");

function addEntry(entry = ENTRY): void {
  const registry = registryFile();
  const source = readFileSync(registry, "utf8");
  const mark = '  feeds: fixedPage("/feeds"';
  expect(source).toContain(mark);
  writeFileSync(
    registry,
    `import { pressContent } from "./press/content.ts";\n${source.replace(mark, entry + mark)}`,
  );
}

test("missing parts of a page are reported in words, with the file and the remedy", () => {
  const registry = readFileSync(registryFile(), "utf8");
  rmSync(join(copy, FOLDER), { recursive: true });
  writeFileSync(
    registryFile(),
    registry.replace("content: pressContent", '$&, name: "press", sheets: ["form"]'),
  );
  addFiles(FOLDER, { "content.ts": SCHEMA, "press-form.tsx": ISLAND });
  addFiles("app/routes/speakers", { "page.tsx": PAGE, "page.css": STYLES });
  for (const command of ["report-content", "build"]) {
    const { status, output } = run(`app/commands/${command}.ts`);
    expect(status).toBe(1);
    expect(output).not.toMatch(/^\s+at /m);
    const faults = output.split(/\n {2}(?=app\/)/).slice(1);
    expect(faults.map((fault) => fault.replace(/\s+/g, " ").trim())).toEqual([
      expect.stringMatching(/^app\/routes\/press\/page\.tsx .* add this file, and export/),
      expect.stringMatching(/^app\/routes\/speakers\/page\.tsx .* add an entry "speakers" to/),
      expect.stringMatching(/^app\/routes\/speakers\/page\.css .* add an entry "speakers" to/),
      expect.stringMatching(
        /^app\/routes\/interface-words\.ts .*add `press: phrase\(\)`, and `press` below/,
      ),
      expect.stringMatching(/^app\/routes\/registry\.ts .*press\.sheets .* did you mean forms\?/),
      expect.stringMatching(/^app\/routes\/press\/press-form\.tsx .* press-form\.island\.tsx/),
    ]);
  }
  rmSync(join(copy, "app/routes/speakers"), { recursive: true });
  rmSync(join(copy, FOLDER), { recursive: true });
  writeFileSync(registryFile(), registry);
  addFiles(FOLDER, { "content.ts": SCHEMA, "page.tsx": "", "page.css": STYLES });
  const { output } = run("app/commands/report-content.ts");
  expect(output).toMatch(/press\/page\.tsx[\s\S]*export a component Page/);
  addFiles(FOLDER, { "page.tsx": PAGE });
});

/** A text with a table, a photo and an exhibit, the first of its site. */
async function addArticle(): Promise<void> {
  const [authorFile, author] = MADE_UP.leader;
  addFiles("content/leaders", { [basename(authorFile)]: author });
  const site = join(copy, "content/site.yaml");
  const settings = readFileSync(site, "utf8");
  writeFileSync(site, settings.replace("categories: []", "categories: [Strategy]"));
  mkdirSync(join(copy, "content/insights/articles"), { recursive: true });
  writeFileSync(join(copy, "content/insights/articles/all-that-a-text-can-hold.md"), ARTICLE);
  const size = { width: 900, height: 600, channels: 3, background: "#ffb61a" } as const;
  await sharp({ create: size }).jpeg().toFile(join(copy, "content/photos/hall.jpg"));
}

test("a page with its words, its folder and its entry appears everywhere where pages appear", async () => {
  await addArticle();
  const { status, output } = run("app/commands/build.ts");
  expect(status, output).toBe(0);
  const html = published("press/index.html");
  expect(html).toContain("<title>Press and speaking | ");
  expect(html).toContain('"@type":"BreadcrumbList"');
  const [, sheet = ""] = /href="\/(assets\/page-press[^"]+\.css)"/.exec(html) ?? [];
  expect(published(sheet)).toContain("letter-spacing:3px");
  expect(published("about/index.html")).not.toContain("page-press");
  expect(html).toContain('/cards/press.png"');
  expect(published("cards/press.png").length).toBeGreaterThan(1000);
  expect(published("sitemap.xml")).toContain("/press</loc>");
  expect(published("llms.txt")).toContain("/press)");
  const { pages } = JSON.parse(published("search-index-3.json")) as { pages: { title: string }[] };
  expect(pages.map(({ title }) => title)).toContain("Press");
});

test("its text shows a table, a photo and an exhibit, with their files, and the feed has the figures", () => {
  const html = published("insights/articles/a-text-with-all-that-a-text-can-hold/index.html");
  const [, styles = ""] = /href="\/(assets\/figures[^"]+\.css)"/.exec(html) ?? [];
  expect(published(styles)).toContain(".exhibit");
  const [, photo = ""] = /<source type="image\/avif" srcSet="\/(\S+) /.exec(html) ?? [];
  expect(published(photo).length).toBeGreaterThan(100);
  for (const words of ["<figcaption>The hall", '<th scope="row">One', "Orders double"]) {
    expect(html.includes(words), words).toBe(true);
  }
  expect(published("feeds/insights.xml").includes("&gt;12&lt;/td&gt;")).toBe(true);
  expect(published("about/index.html").includes("assets/figures")).toBe(false);
});
