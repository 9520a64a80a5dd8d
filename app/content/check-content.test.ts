import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { checkContent } from "#app/content/check-content.ts";
import { forgetContent } from "#app/content/content.ts";
import { ContentError } from "#app/content/content-problem.ts";
import { photoListPath, readPhotos } from "#app/content/photos/read-photos.ts";
import { allPages } from "#app/page-index.ts";

/** Short names of the files in which the mistakes are made. */
const FILES: Record<string, string> = {
  blog: "insights/blogs/ask-before-you-publish-a-customer-story.md",
  site: "site.yaml",
  home: "pages/home.yaml",
  about: "pages/about.yaml",
  leader: "leaders/mara-ellison.yaml",
  service: "services/growth/360-business-growth.yaml",
  privacy: "legal/privacy.md",
};

/**
 * A mistake in each line: file, what is replaced there, with what; then line, field and remedy that the
 * editor is told. `⏎` stands for the end of a line, `␣` for a space at an edge, `⇥` for a tab, `␀` for U+0000.
 */
const MISTAKES = readFileSync("app/content/mistakes.txt", "utf8").trim().split("\n");
const SIGNS: Record<string, string> = { "⏎": "\n", "␣": " ", "⇥": "\t", "␀": "\0" };

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", folder, { recursive: true });
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
    checkContent(() => new Set(allPages().map((page) => page.path)));
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
  const [file = "", edit = "", place = "", ...remedy] = row.split("|").map((cell) => cell.trim());
  const path = FILES[file] ?? file;
  const [search = "", replacement = ""] = edit
    .replace(/[⏎␣⇥␀]/g, (sign) => SIGNS[sign] ?? "")
    .split(/ ?→ ?/);
  const source = readFileSync(join("content", path), "utf8");
  if (!source.includes(search)) throw new Error(`${path} does not hold ${search}`);
  const told = `${path}:${place} | ${remedy.join(" | ")}`;
  return { path, text: source.replace(search, () => replacement), told };
}

test("the content that ships has no fault", async () => {
  expect(await faults()).toEqual([]);
});

describe("a mistake is told once, with its line and its remedy:", () => {
  test.each(MISTAKES)("%s", async (row) => {
    const { path, text, told } = read(row);
    expect(await faultsWith({ [path]: text })).toEqual([told]);
  });
});
