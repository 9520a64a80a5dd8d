import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { environmentWithoutFixture } from "../../tests/set-up/fixture-site.ts";
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

const ENTRY = `  press: fixedPage("/press", { content: pressContent }),\n`;

const ARTICLE = `---
title: A text with all that a text can hold
category: Strategy
date: "2026-01-02"
author: priya-raman
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

let copy = "";
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "new-page-"));
  copyProject(copy, "structure");
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

test("words without a page, and a page without words, are faults that name the file and the remedy", () => {
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

/** Of the files that a new page needs, the two of code, and its entry. */
function addPage(): void {
  mkdirSync(join(copy, "app/routes/press"));
  writeFileSync(join(copy, "app/routes/press/content.ts"), SCHEMA);
  writeFileSync(join(copy, "app/routes/press/page.tsx"), PAGE);
  const registry = join(copy, "app/routes/registry.ts");
  const source = readFileSync(registry, "utf8");
  const mark = '  feeds: fixedPage("/feeds"';
  expect(source).toContain(mark);
  writeFileSync(
    registry,
    `import { pressContent } from "./press/content.ts";\n${source.replace(mark, ENTRY + mark)}`,
  );
}

/** A text with a table, a photo and an exhibit. */
async function addArticle(): Promise<void> {
  writeFileSync(join(copy, "content/insights/articles/all-that-a-text-can-hold.md"), ARTICLE);
  const size = { width: 900, height: 600, channels: 3, background: "#ffb61a" } as const;
  await sharp({ create: size }).jpeg().toFile(join(copy, "content/photos/hall.jpg"));
}

test("with its words, its folder and its entry, a page is everywhere where pages are", async () => {
  await addArticle();
  const { status, output } = run("app/commands/build.ts");
  expect(status, output).toBe(0);
  const html = published("press/index.html");
  expect(html).toContain("<title>Press and speaking | ");
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html).toContain('/cards/press.png"');
  expect(published("cards/press.png").length).toBeGreaterThan(1000);
  expect(published("sitemap.xml")).toContain("/press</loc>");
  expect(published("llms.txt")).toContain("/press)");
  const { pages } = JSON.parse(published("search-index-3.json")) as { pages: { title: string }[] };
  expect(pages.map(({ title }) => title)).toContain("Press");
});

test("its text holds a table, a photo and an exhibit, with their files; the feed has the figures", () => {
  const html = published("insights/articles/a-text-with-all-that-a-text-can-hold/index.html");
  const [, styles = ""] = /href="\/(assets\/figures[^"]+\.css)"/.exec(html) ?? [];
  expect(published(styles)).toContain(".exhibit");
  const [, photo = ""] = /<source type="image\/avif" srcSet="\/(\S+) /.exec(html) ?? [];
  expect(published(photo).length).toBeGreaterThan(100);
  for (const words of ["<figcaption>The hall", '<th scope="row">One', "Orders double"])
    expect(html.includes(words), words).toBe(true);
  expect(published("feeds/insights.xml").includes("&gt;12&lt;/td&gt;")).toBe(true);
  expect(published("about/index.html").includes("assets/figures")).toBe(false);
});
