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
import { contentProblems } from "./content-problems.ts";
import { fixtureContent } from "./fixture-site.ts";
import { addMadeUp, MADE_UP } from "./made-up-content.ts";

/** The files in which tests make mistakes, below content/. */
export const FILES = {
  blog: MADE_UP.blog[0],
  leader: MADE_UP.leader[0],
  service: MADE_UP.service[0],
  position: MADE_UP.position[0],
  site: "site.yaml",
  home: "pages/home.yaml",
  words: "words.yaml",
} as const;

/** A copy of the content in which a test makes mistakes. It exists from `beforeAll` on. */
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(fixtureContent("structure"), folder, { recursive: true });
  addMadeUp(folder);
  vi.stubEnv("CONTENT_DIR", folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** The faults of the copy, as `path:line field | remedy`. */
async function faults(): Promise<string[]> {
  const problems = await contentProblems();
  return problems.map(({ file, line, field, remedy }) => {
    const location = line === undefined ? file : `${file}:${line}`;
    return `${location.replace("content/", "")} ${field} | ${remedy}`;
  });
}

/** The faults of the copy while some files hold other text, or are absent (undefined). */
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

/** Every file of a folder of the copy, marked as absent. */
export function emptied(path: string): Record<string, undefined> {
  return Object.fromEntries(
    readdirSync(join(folder, path)).map((name) => [`${path}/${name}`, undefined]),
  );
}
