import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parseDocument, visit } from "yaml";
import { fixtureContent } from "../tests/set-up/fixture-site.ts";
import { addMadeUp, MADE_UP } from "../tests/set-up/made-up-content.ts";
import { type BuiltSite, readBuiltSite } from "./built/built-site.ts";
import { find } from "./built/page.ts";
import { PAGE_CHECKS } from "./page-checks.ts";

/** The size of the photos in pixels. */
const PHOTO = { width: 2000, height: 1500 };
const [BLOG] = MADE_UP.blog;

/** The files whose photos are not on a page: two are on social cards alone, and one is the cover of a podcast. */
const BESIDE_PAGES = ["pages/leadership.yaml", "pages/services.yaml", "pages/insight-lists.yaml"];

// The folder is inside the project, so that the build finds the packages.
const folder = mkdtempSync(join("node_modules", ".photo-pages-"));
const content = join(folder, "content");
/** The file of each photo. */
const filesOfPhotos: string[] = [];
let output = "";
let site: BuiltSite;

beforeAll(async () => {
  cpSync(fixtureContent("structure"), content, { recursive: true });
  const bytes = await drawPhoto();
  addMadeUp(content);
  const blog = readFileSync(join(content, BLOG), "utf8");
  writeFileSync(join(content, BLOG), blog.replace(/^title:/m, "draft: true\ntitle:"));
  for (const path of globSync("**/*.{md,yaml}", { cwd: content })) replaceDrawings(path, bytes);
  vi.stubEnv("CONTENT_DIR", content);
  const env = { ...process.env, NODE_ENV: "production", VITEST: "" };
  const build = spawnSync(process.execPath, ["app/commands/build.ts", folder], {
    env,
    encoding: "utf8",
  });
  output = build.stdout + build.stderr;
  site = readBuiltSite(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/**
 * A photo with a color gradient, which is quick to encode. Another test proves that any photo fits into its byte limit
 * (app/features/artwork/photo-files.test.ts).
 */
function drawPhoto(): Promise<Buffer> {
  const { width, height } = PHOTO;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="fade"><stop stop-color="#4060c0"/><stop offset="1" stop-color="#e0c040"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#fade)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

/** Replaces every drawing in a file by a different photo. */
function replaceDrawings(path: string, bytes: Buffer): void {
  const file = join(content, path);
  const source = readFileSync(file, "utf8");
  const [, front = source, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const fields = parseDocument(front);
  visit(fields, {
    Map(_, map) {
      if (!map.has("family")) return undefined;
      const count = filesOfPhotos.push(path);
      const name = `the-${count}-th-place.jpg`;
      writeFileSync(join(content, "photos", name), bytes);
      return fields.createNode({ file: name, alt: `What photo ${count} shows, in a few words` });
    },
  });
  writeFileSync(file, body === undefined ? String(fields) : `---\n${fields}---\n${body}`);
}

test("every picture field accepts a photo, and each photo is on a page", () => {
  const sources = site.pages.flatMap((page) =>
    find(page, "img").map(({ attribs }) => attribs.src ?? ""),
  );
  const shown = new Set(sources.map((src) => Number(/the-(\d+)-th-place/.exec(src)?.[1])));
  const hidden = filesOfPhotos.filter((_, index) => !shown.has(index + 1));
  const drafts = filesOfPhotos.filter((path) =>
    /^draft: true$/m.test(readFileSync(join(content, path), "utf8")),
  );
  expect(drafts).toContain(BLOG);
  expect(hidden.sort()).toEqual([...drafts, ...BESIDE_PAGES].sort());
});

test("a draft has no page, and the build reports that it is left out", () => {
  expect(output).toMatch(/^drafts: .*\bmade-up\b/m);
  expect([...site.files].filter((file) => /\/blogs\/made-up\b/.test(file))).toEqual([]);
});

test("with a photo in every field, every page passes all checks, including those of its weight", () => {
  const found = Object.entries(PAGE_CHECKS).map(([name, find]) => [name, find(site)]);
  expect(found).toEqual(Object.keys(PAGE_CHECKS).map((name) => [name, []]));
});
