import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { parse, parseDocument } from "yaml";
import { withLines } from "#app/model/content-error.ts";
import { loadSiteContent } from "#app/routes/site-content.ts";
import { fixtureContent } from "../../tests/set-up/fixture-site.ts";
import { addLike, addMadeUp, FACTS, MADE_UP } from "../../tests/set-up/made-up-content.ts";
import { openPoints } from "./go-live.ts";

const OWN = { SITE_URL: "https://www.acme.test", FORMS: "receive" };
const [BLOG] = MADE_UP.blog;
const [SERVICE] = MADE_UP.service;

/** Matches a number before a noun that the texts count. */
const COUNTS =
  /\b(?:four|six)(?= (?:of our|partners|people run|(?:growth )?services|capabilities|disciplines|industries|sectors|markets|open positions))/gi;

/** Matches an exhibit with invented figures, up to that mark. Without the mark it must name its source. */
const ILLUSTRATIVE_EXHIBIT =
  /(?<exhibit>^(?<indent> *)kind: (?:bars|lines|slope|waterfall|share)\n(?:\k<indent>.*\n)*?)\k<indent>illustrative: true\n/gm;

/** Content without open points: the content of a fixture, with a firm's own words instead of the placeholders. */
let finished: string;
/** A copy of it, which a test may change. */
let folder: string;

beforeAll(() => {
  finished = mkdtempSync(join(tmpdir(), "content-"));
  folder = finished;
  cpSync(fixtureContent("structure"), folder, { recursive: true });
  addMadeUp(folder);
  const own = { phone: "+1 212 444 0100", email: "a@acme.test", hrEmail: "b@acme.test" };
  for (const [field, value] of Object.entries(own)) write("site.yaml", field, value);
  const { addresses, social } = parse(readFileSync(join(folder, "site.yaml"), "utf8"));
  for (const index of addresses.keys()) {
    write("site.yaml", `addresses.${index}.street`, "1 Long Road");
  }
  for (const index of social.keys()) {
    write("site.yaml", `social.${index}.href`, `https://x.test/${index}`);
  }
  for (const path of globSync("**/*.{md,yaml}", { cwd: folder })) {
    const text = readFileSync(join(folder, path), "utf8");
    const cleared = text
      .replace(ILLUSTRATIVE_EXHIBIT, "$<exhibit>$<indent>source: Our own count\n")
      .replace(/^ *illustrative: true\n/gm, "")
      .replaceAll("(illustrative)", "(ours)")
      .replace(/^standIns:\n(?: *- .*\n)+/gm, "")
      // No text states a count of the made-up content.
      .replace(COUNTS, "our")
      .replace(/^( *- type: title\n(?:.*\n)*? *date:) .*/gm, "$1 April 2026");
    if (cleared !== text) writeFileSync(join(folder, path), cleared);
  }
  write("brochure/brochure.yaml", "cover.year", "2026");
});
afterAll(() => rmSync(finished, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(finished, folder, { recursive: true });
  vi.stubEnv("CONTENT_DIR", folder);
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.parse("2026-11-22") / 1000));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Writes a value into a field, such as `social.2.href`, of a file. */
function write(path: string, field: string, value: unknown): void {
  const file = join(folder, path);
  const source = readFileSync(file, "utf8");
  const [, front = source, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const fields = parseDocument(front);
  const keys = field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  fields.setIn(keys, value);
  writeFileSync(file, body === undefined ? String(fields) : `---\n${fields}---\n${body}`);
}

async function open(env = OWN): Promise<string[]> {
  return openPoints(await loadSiteContent(), env).map(({ file, field }) => `${file} ${field}`);
}

test("with the firm's own words and settings there is no open point", async () => {
  expect(await open()).toEqual([]);
});

test.each([
  [{ ...OWN, SITE_URL: "" }, "SITE_URL"],
  [{ ...OWN, SITE_URL: "http://www.acme.test" }, "SITE_URL"],
  [{ ...OWN, SITE_URL: "https://www.example.com" }, "SITE_URL"],
  [{ ...OWN, FORMS: "" }, "FORMS"],
  [{ ...OWN, PREVIEW: "1" }, "PREVIEW"],
])("with the settings %o, %s is an open point", async (env, field) => {
  expect(await open(env)).toEqual([`(settings of the build) ${field}`]);
});

test.each<[file: string, field: string, value: unknown, rest?: string]>([
  ["site.yaml", "email", "office@example.org"],
  ["site.yaml", "social.2.href", "https://x.com/example"],
  ["site.yaml", "addresses.0.street", "2 Sample Lane"],
  ["site.yaml", "phone", "+1 212 555 0100"],
  ["site.yaml", "standIns", ["logo"], "[0]"],
  ["leaders/mara-ellison.yaml", "standIns", ["portrait"], "[0]"],
  ["legal/terms.md", "standIns", ["text"], "[0]"],
  ["pages/about.yaml", "standIns", ["story"], "[0]"],
  ["positions/economist.yaml", "standIns", ["position"], "[0]"],
  ["pages/leadership.yaml", "heading", "Nineteen people run the firm."],
  [BLOG, "snippet", `Write to us@example.com ${"and ask what we decided and why. ".repeat(3)}So.`],
  ["brochure/brochure.yaml", "contact.text", "A firm grew by half (illustrative)."],
  [
    SERVICE,
    "caseStudies",
    [{ title: "A", description: "B", facts: FACTS }],
    ".0.facts.illustrative",
  ],
  ["deck/deck.yaml", "slides.0.date", "April 2025"],
  ["brochure/brochure.yaml", "cover.year", "2025"],
  ["brochure/brochure.yaml", "cover.year", "2023–2025"],
])("%s with %s: %s is an open point", async (file, field, value, rest = "") => {
  write(file, field, value);
  expect(await open()).toEqual([`content/${file} ${(field + rest).replace(/\.(\d+)/g, "[$1]")}`]);
});

test("words of a logo that were copied from the guide are an open point", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="M0 0h600v200z"/></svg>';
  writeFileSync(join(folder, "photos/logo.svg"), svg);
  const files = { file: "logo.svg", footer: { file: "logo.svg" } };
  write("site.yaml", "logo", { ...files, alt: "Acme" });
  expect(await open()).toEqual([]);
  write("site.yaml", "logo", { ...files, alt: "Name of the firm" });
  expect(await open()).toEqual(["content/site.yaml logo.alt"]);
});

test.each([
  ["a position that is closed on purpose", "positions/closed.yaml", "validThrough", "2026-11-21"],
  ["a brochure of the next year", "brochure/brochure.yaml", "cover.year", "2027"],
  ["a brochure of two years", "brochure/brochure.yaml", "cover.year", "2025–2026"],
  ["a presentation without a year", "deck/deck.yaml", "slides.0.date", "Third edition"],
])("%s is no open point", async (_what, file, field, value) => {
  addLike(folder, "positions", "closed", "Closed");
  write(file, field, value);
  expect(await open()).toEqual([]);
});

test("each open point of a file is reported with its line", async () => {
  write(
    BLOG,
    "snippet",
    `Write to us@example.com ${"and ask what we decided and why. ".repeat(3)}So.`,
  );
  const body = readFileSync(join(folder, BLOG), "utf8").replace(
    /$/,
    "\nSee https://example.org.\n",
  );
  writeFileSync(join(folder, BLOG), body);
  const lines = body.split("\n");
  const at = (words: string) => lines.findIndex((line) => line.includes(words)) + 1;
  const points = withLines(openPoints(await loadSiteContent(), OWN)).map(({ line, value }) => [
    line,
    value,
  ]);
  expect(points).toEqual([
    [at("snippet:"), expect.stringContaining("us@example.com")],
    [at("example.org"), "See https://example.org."],
  ]);
});

test.each([
  ["2026-09-22", [`content/${BLOG} draft`]],
  ["2026-09-24", []],
])("a draft of %s is an open point after 60 days", async (day, points) => {
  write(BLOG, "draft", true);
  write(BLOG, "date", day);
  expect(await open()).toEqual(points);
});

test("a site without a new text for half a year is an open point", async () => {
  for (const file of globSync("insights/*/*.md", { cwd: folder })) {
    write(file, "date", "2026-05-01");
  }
  const [text, ...others] = await open(OWN);
  expect(others).toEqual([]);
  expect(text).toMatch(/^content\/insights\/.* date$/);
});
