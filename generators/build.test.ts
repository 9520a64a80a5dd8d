import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const ARTICLE = "insights/articles/give-growth-one-owner.md";
const BLOG = "insights/blogs/delete-crm-fields-before-you-add-any.md";
const INDUSTRY = "industries/healthcare.yaml";

interface BadContent {
  name: string;
  file: string;
  /** Turns the sound file into the faulty one. */
  spoil: (source: string) => string;
  field: string;
  /** A part of the remedy. */
  remedy: string;
}

const line = (field: string, value: string) => (source: string) =>
  source.replace(new RegExp(`^${field}:.*$`, "m"), value === "" ? "" : `${field}: ${value}`);

const CASES: BadContent[] = [
  {
    name: "a field of the wrong type",
    file: INDUSTRY,
    spoil: line("order", "second"),
    field: "order",
    remedy: "write a number",
  },
  {
    name: "a misspelt field",
    file: ARTICLE,
    spoil: (source) => source.replace(/^author:/m, "autor:"),
    field: "autor",
    remedy: "no such field",
  },
  {
    name: "a missing field",
    file: ARTICLE,
    spoil: line("category", ""),
    field: "category",
    remedy: "use one of: Technology, Strategy",
  },
  {
    name: "an id that two items share",
    file: BLOG,
    spoil: (source) =>
      line("id", "give-growth-one-owner")(line("title", "Give growth one owner")(source)),
    field: "id",
    remedy: "has this id already",
  },
  {
    name: "an id that is not the slug of its title",
    file: ARTICLE,
    spoil: line("id", "growth-owner"),
    field: "id",
    remedy: "write give-growth-one-owner",
  },
  {
    name: "an unknown category",
    file: ARTICLE,
    spoil: line("category", "Strategie"),
    field: "category",
    remedy: "use one of: Technology, Strategy",
  },
  {
    name: "a date in another notation",
    file: ARTICLE,
    spoil: line("date", '"4 November 2025"'),
    field: "date",
    remedy: "YYYY-MM-DD",
  },
  {
    name: "a day that no calendar has",
    file: ARTICLE,
    spoil: line("date", '"2025-02-30"'),
    field: "date",
    remedy: "not a day of the calendar",
  },
  {
    name: "a reference to nobody",
    file: ARTICLE,
    spoil: line("author", "mara-elison"),
    field: "author",
    remedy: "name an id of content/leaders/",
  },
  {
    name: "a picture that does not exist",
    file: ARTICLE,
    spoil: (source) =>
      source.replace(/^picture:.*(?:\n[ ]+.*)*/m, "picture: { file: table.jpg, alt: A table }"),
    field: "picture.file",
    remedy: "content/photos/",
  },
  {
    name: "a picture family that does not exist",
    file: INDUSTRY,
    spoil: (source) => source.replace(/family: \w+/, "family: hexagons"),
    field: "picture.family",
    remedy: "use one of: tiles",
  },
  {
    name: "a list of the wrong length",
    file: INDUSTRY,
    spoil: (source) => source.replace(/^focus:\n/m, "focus:\n  - One too many\n"),
    field: "focus",
    remedy: "4 entries",
  },
  {
    name: "a solution without a name",
    file: INDUSTRY,
    spoil: (source) => source.replace(/^(solutions:\n\s+- ).*$/m, "$1No name here"),
    field: "solutions[0]",
    remedy: "Name: description",
  },
  {
    name: "raw HTML in a text",
    file: BLOG,
    spoil: (source) => `${source}\n\n<marquee>Sale</marquee>\n`,
    field: "body",
    remedy: "write plain Markdown",
  },
  {
    name: "a link to a page that does not exist",
    file: BLOG,
    spoil: (source) => `${source}\n\nSee [this](/services/magic).\n`,
    field: "body",
    remedy: "link to a page that exists",
  },
  {
    name: "a token that stands for nothing",
    file: "pages/about.yaml",
    spoil: line("lead", "We are {frim}."),
    field: "lead",
    remedy: "{firm}",
  },
  {
    name: "YAML that cannot be read",
    file: INDUSTRY,
    spoil: (source) => `${source}\nintro: one: two: three\n`,
    field: "front matter",
    remedy: "mend the YAML",
  },
];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The build with the spoilt content. It stops before it touches the built site. */
function build() {
  return spawnSync(process.execPath, ["generators/build.ts"], {
    env: { ...process.env, CONTENT_DIR: folder },
    encoding: "utf8",
  });
}

describe("the build stops, naming file, field, value and remedy, at", () => {
  it.each(CASES)("$name", ({ file, spoil, field, remedy }) => {
    const path = join(folder, file);
    const sound = readFileSync(path, "utf8");
    const spoilt = spoil(sound);
    expect(spoilt).not.toBe(sound);
    writeFileSync(path, spoilt);
    const { status, stderr } = build();
    expect(status).toBe(1);
    expect(stderr).toContain(`content/${file}\n    field:  ${field}\n    value:  `);
    const start = stderr.indexOf(`content/${file}\n    field:  ${field}`);
    expect(stderr.slice(start).split("\n")[3]).toContain(remedy);
  });
});
