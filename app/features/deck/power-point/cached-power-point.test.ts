import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type Content, content, withContent, withOriginalContent } from "#app/model/content.ts";
import { loadTestContent } from "../../../../tests/set-up/load-content.ts";
import { cachedPowerPoint } from "./cached-power-point.ts";
import { powerPointFile } from "./power-point-file.ts";

/* A build takes the PowerPoint file over from an earlier build unless one of its inputs has changed. */

const folder = mkdtempSync(join(tmpdir(), "power-point-"));
/** The cache after the first build. */
const cache = join(folder, "first");
afterAll(() => rmSync(folder, { recursive: true }));

const fixture = await loadTestContent();
let file: Buffer;
beforeAll(async () => {
  file = await madeWith(cache, fixture, "/", () => powerPointFile(content().deck));
});

function madeWith(cache: string, of: Content, base: string, make: () => Promise<Buffer>) {
  const run = () => withContent(of, () => cachedPowerPoint(make, base, cache));
  return withOriginalContent(of, run);
}

/** Whether a build after a change makes the file anew. */
async function isMadeAnew(change: object, base = "/"): Promise<boolean> {
  const copy = mkdtempSync(join(folder, "cache-"));
  cpSync(cache, copy, { recursive: true });
  const make = vi.fn(async () => Buffer.from("made anew"));
  const found = await madeWith(copy, { ...fixture, ...change }, base, make);
  if (make.mock.calls.length === 0) expect(found).toEqual(file);
  return make.mock.calls.length > 0;
}

const { deck, site, language, photos, insights } = fixture;
const photo = { photo: { width: 1600, height: 900, hash: "other" } };

test.each([
  ["a slide", { deck: { ...deck, slides: deck.slides.slice(1) } }, "/"],
  ["the firm's name", { site: { ...site, name: "Another firm" } }, "/"],
  ["the language", { language: { ...language, tag: "en-GB" } }, "/"],
  ["a photo", { photos: { ...photos, "other.jpg": photo } }, "/"],
  ["the base path", {}, "/site/"],
])("the PowerPoint file is made anew if only %s changes", async (_name, change, base) => {
  expect(await isMadeAnew(change, base)).toBe(true);
});

test("the PowerPoint file is made anew on another day", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.UTC(2030, 0, 2) / 1000));
  expect(await isMadeAnew({})).toBe(true);
});

test.each([
  ["nothing", {}],
  ["an insight, which no slide shows", { insights: insights.slice(1) }],
])("the PowerPoint file is taken over if only %s changes", async (_name, change) => {
  expect(await isMadeAnew(structuredClone(change))).toBe(false);
});
