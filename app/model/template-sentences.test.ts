import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPoints } from "#app/commands/go-live.ts";
import { pageFromTemplate, templateNames } from "#app/commands/page-template.ts";
import { loadSiteContent, loadSitePreview, siteSchemas } from "#app/routes/site-content.ts";
import { ContentFolder } from "../../tests/edits/content-folder.ts";
import { fixtureContent } from "../../tests/set-up/fixture-site.ts";
import { withLines } from "./content-error.ts";
import { pageTemplates } from "./page-templates.ts";
import { templateSentences } from "./template-sentences.ts";

let folder: ContentFolder;
beforeEach(() => {
  folder = new ContentFolder(mkdtempSync(join(tmpdir(), "content-")));
  cpSync(fixtureContent("structure"), folder.path, { recursive: true });
  mkdirSync(join(folder.path, "standalone"));
  vi.stubEnv("CONTENT_DIR", folder.path);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder.path, { recursive: true });
});

/** Makes a page from a template. @returns its file */
function addPage(template: string, address: string, { isDraft = false } = {}): string {
  const { path, yaml } = pageFromTemplate(template, address);
  folder.write(path, isDraft ? yaml : yaml.replace("draft: true\n", ""));
  return path;
}

/** The figures of a template. */
const FIGURES = /(?<=- value: )"?0.*/g;

/** The words that are found, as `file:line words`. */
function found(): string[] {
  return withLines(templateSentences(siteSchemas())).map(
    ({ file, line, value }) => `${file}:${line} ${value}`,
  );
}

test("content without pages from templates has no words of a template", () => {
  expect(found()).toEqual([]);
});

test.each(templateNames())(
  "a published page has words of the template “%s” until they are replaced",
  (name) => {
    const path = addPage(name, "/own/page");
    const instructions = folder.read(path).match(/(?:Write|Say|Answer|Quote) [^\n]*?\./g) ?? [];
    expect(instructions.length).toBeGreaterThan(name === "blank" ? 1 : 5);
    const words = found().join("\n");
    for (const instruction of instructions) expect(words).toContain(instruction);
    const yaml = folder.read(path).replace(/\.$/gm, "!").replaceAll(". ", "! ");
    folder.write(path, yaml.replace(FIGURES, '"7"'));
    expect(found()).toEqual([]);
  },
);

test("a figure of a template is named until it is replaced, and the same words elsewhere are not", () => {
  const path = addPage("campaign", "/campaigns/one");
  const figure = {
    file: `content/${path}`,
    field: "blocks[1].figures[1].value",
    value: "00 weeks",
    remedy: "write a figure of your own: this stands in the template “campaign”",
  };
  expect(templateSentences(siteSchemas())).toContainEqual(figure);
  folder.replaceText(path, "value: 00 weeks", "value: 9 weeks");
  folder.replaceText(path, "title: Two weeks", "title: 00 weeks");
  const values = templateSentences(siteSchemas()).map(({ value }) => value);
  expect(values).not.toContain("00 weeks");
});

test("neither a draft nor a page that is over is reported, and a page that is to come is", () => {
  addPage("event", "/own/draft", { isDraft: true });
  const ended = addPage("event", "/own/ended");
  folder.replaceText(ended, "until: 2099-12-31", "until: 2026-02-01");
  expect(found()).toEqual([]);
  const later = addPage("event", "/own/later");
  folder.replaceText(later, "from: 2026-01-01", "from: 2099-01-01");
  expect(found()).toContain(
    `content/${later}:8 Say in a sentence who should come, and what they take home.`,
  );
});

test("a copy with another title is reported where it names the page of the template", () => {
  const template = pageTemplates().find(({ name }) => name === "event")?.yaml ?? "";
  const copy = template.replace("draft: true\n", "");
  folder.write("standalone/autumn-talk.yaml", copy.replace("Spring dinner", "Autumn talk"));
  expect(found().filter((line) => line.includes("Spring dinner"))).toEqual([
    "content/standalone/autumn-talk.yaml:6 Spring dinner",
    "content/standalone/autumn-talk.yaml:7 Spring dinner: the day, the place, who speaks, and how to register for one of the seats.",
    "content/standalone/autumn-talk.yaml:40 Registration for Spring dinner",
  ]);
});

test("npm run content, npm run golive and the preview name them, and the content is sound", async () => {
  const path = addPage("campaign", "/campaigns/one");
  const words = "Answer the first point.";
  const remedy = "write your own words: this stands in the template “campaign”";
  const env = { ...process.env, CONTENT_DIR: folder.path };
  const program = ["app/commands/report-content.ts"];
  const { status, stdout } = spawnSync(process.execPath, program, { encoding: "utf8", env });
  expect(status).toBe(0);
  expect(stdout).toContain("These words of a template are in published pages:");
  expect(stdout).toContain(
    `  content/${path}:24\n    field:  blocks[0].second.entries[0].text\n    value:  "${words}"\n    remedy: ${remedy}`,
  );
  const point = expect.objectContaining({ file: `content/${path}`, value: words, remedy });
  expect(openPoints(await loadSiteContent(), {})).toContainEqual(point);
  const { hints, problems } = await loadSitePreview();
  expect(problems).toEqual([]);
  expect(hints).toContainEqual(point);
});
