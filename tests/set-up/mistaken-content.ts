import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import { parse } from "yaml";
import { checkContent } from "#app/content/check-content.ts";
import { forgetContent } from "#app/content/content.ts";
import { ContentError } from "#app/content/content-problem.ts";
import { photoListPath, readPhotos } from "#app/content/photos/read-photos.ts";
import { sitePages } from "#app/page-index.ts";

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
leader: made-up
`,
  ],
} as const;

/** The files in which mistakes are made. */
export const FILES = {
  blog: MADE_UP.blog[0],
  leader: MADE_UP.leader[0],
  service: MADE_UP.service[0],
  site: "site.yaml",
  home: "pages/home.yaml",
} as const;

/** A copy of the content in which a test makes mistakes; it is there from `beforeAll` on. */
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
    checkContent(sitePages);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file, line, field, remedy }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return `${place.replace("content/", "")} ${field} | ${remedy}`;
    });
  }
}

/** What the check says while files of the copy hold something else, or (undefined) are not there. */
export async function faultsWith(
  files: Record<string, string | Buffer | undefined>,
): Promise<string[]> {
  const before = Object.keys(files).map((path) => {
    const file = join(folder, path);
    return [file, existsSync(file) ? readFileSync(file) : undefined] as const;
  });
  for (const [path, text] of Object.entries(files)) put(join(folder, path), text);
  try {
    return await faults();
  } finally {
    for (const [file, text] of before) put(file, text);
  }
}

function put(file: string, text: string | Buffer | undefined): void {
  if (text === undefined) rmSync(file);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The text of a file of the copy, by its path below content/. */
export function textOf(path: string): string {
  return readFileSync(join(folder, path), "utf8");
}

/** Every file of a folder of the copy, as not there. */
export function emptied(path: string): Record<string, undefined> {
  return Object.fromEntries(
    readdirSync(join(folder, path)).map((name) => [`${path}/${name}`, undefined]),
  );
}
