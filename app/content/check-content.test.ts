import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { checkContent } from "#app/content/check-content.ts";
import { forgetContent } from "#app/content/content.ts";
import { ContentError } from "#app/content/content-problem.ts";
import { photoListPath, readPhotos } from "#app/content/photos/read-photos.ts";
import { allPages, moves } from "#app/page-index.ts";

/** Sound files of our own beside those that ship, so that no edit of the content changes what is tested. */
const MADE_UP = {
  blog: [
    "insights/blogs/made-up.md",
    `---
title: A made-up blog
id: made-up
category: CATEGORY
date: 2024-03-04
author: made-up
snippet: >-
  One or two sentences that stand on a card and in lists, long enough to fill at least eighty
  characters.
description: A sentence for search engines that has at least fifty characters.
picture:
  family: bars
  scheme: violet
---

## A heading

A paragraph of the made-up blog.
`,
  ],
  leader: [
    "leaders/made-up.yaml",
    "name: Made Up\ntitle: Partner\norder: 99\nbio: A life in a sentence.\n",
  ],
  service: [
    "services/capabilities/made-up.yaml",
    `id: made-up
title: Made-up service
order: 99
meta:
  title: A made-up service
  description: A sentence for search engines that has at least fifty characters.
description: What the service is.
picture: { family: bars, scheme: violet }
details:
  - One
  - Two
  - Three
  - Four
  - Five
fullDescription:
  - A paragraph.
  - Another paragraph.
methodology:
  - { title: A step, text: What it is. }
caseStudies: []
leader: mara-ellison
`,
  ],
} as const;

/** The files in which mistakes are made. */
const FILES: Record<string, string> = {
  blog: MADE_UP.blog[0],
  leader: MADE_UP.leader[0],
  service: MADE_UP.service[0],
  site: "site.yaml",
  home: "pages/home.yaml",
};

/**
 * A mistake in each line: file, what is replaced there, with what; then the line, counted from the edit, the
 * field and the remedy that the editor is told. `⏎` stands for the end of a line, `␣` for a space at an edge,
 * `⇥` for a tab, `␀` for U+0000, `…` for the rest of a remedy.
 */
const MISTAKES = readFileSync("app/content/mistakes.txt", "utf8").trim().split("\n");
const SIGNS: Record<string, string> = { "⏎": "\n", "␣": " ", "⇥": "\t", "␀": "\0" };

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", folder, { recursive: true });
  const { categories } = parse(readFileSync("content/site.yaml", "utf8"));
  for (const [path, text] of Object.values(MADE_UP)) {
    writeFileSync(join(folder, path), text.replace("CATEGORY", categories[0]));
  }
  vi.stubEnv("CONTENT_DIR", folder);
});
afterAll(() => {
  rmSync(photoListPath(), { force: true });
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** What the check says of the copy as it is, as `path:line field | remedy`. */
async function faults(): Promise<string[]> {
  try {
    forgetContent();
    await readPhotos();
    checkContent(() => new Set(allPages().map(({ path }) => path)), moves);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file, line, field, remedy }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return `${place.replace("content/", "")} ${field} | ${remedy}`;
    });
  }
}

/** What the check says while files of the copy hold something else. */
async function faultsWith(files: Record<string, string | Buffer>): Promise<string[]> {
  const paths = Object.keys(files).map((path) => [path, join(folder, path)] as const);
  const before = paths.map(([, path]) => readFileSync(path));
  for (const [path, file] of paths) writeFileSync(file, files[path] ?? "");
  try {
    return await faults();
  } finally {
    for (const [index, [, file]] of paths.entries()) writeFileSync(file, before[index] ?? "");
  }
}

function read(row: string) {
  const [file = "", edit = "", place = "", remedy = ""] = row.split("|").map((cell) => cell.trim());
  const path = FILES[file] ?? file;
  const [search = "", replacement = ""] = edit
    .replace(/[⏎␣⇥␀]/g, (sign) => SIGNS[sign] ?? "")
    .split(/ ?→ ?/);
  const source = readFileSync(join(folder, path), "utf8");
  const before = source.split(search)[0] ?? "";
  if (before === source) throw new Error(`${path} does not hold ${search}`);
  const line = before.split("\n").length + Number.parseInt(place, 10);
  const told = `${path}:${line} ${place.replace(/^\S+ /, "")} | ${remedy}`;
  return { path, text: source.replace(search, () => replacement), told };
}

test("content without a mistake has no fault", async () => {
  expect(await faults()).toEqual([]);
});

describe("a mistake is told once, with its line and its remedy:", () => {
  test.each(MISTAKES)("%s", async (row) => {
    const { path, text, told } = read(row);
    const [start = "", rest] = told.split("…");
    const found = await faultsWith({ [path]: text });
    expect(found.map((one) => (rest === undefined ? one : one.slice(0, start.length)))).toEqual([
      start,
    ]);
  });
});
