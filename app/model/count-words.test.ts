import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadSiteContent, siteSchemas } from "#app/routes/site-content.ts";
import { ContentFolder } from "../../tests/edits/content-folder.ts";
import { fixtureContent } from "../../tests/set-up/fixture-site.ts";
import { addLike, MADE_UP } from "../../tests/set-up/made-up-content.ts";
import { writeNeededFiles } from "../../tests/set-up/made-up-translation.ts";
import { withLines } from "./content-error.ts";
import { staleCounts } from "./count-words.ts";

let folder: ContentFolder;
beforeEach(() => {
  folder = new ContentFolder(mkdtempSync(join(tmpdir(), "content-")));
  cpSync(fixtureContent("structure"), folder.path, { recursive: true });
  vi.stubEnv("CONTENT_DIR", folder.path);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder.path, { recursive: true });
});

/** The wrong counts, as `file:line words`. */
async function found(): Promise<string[]> {
  const problems = withLines(staleCounts(await loadSiteContent(), siteSchemas()));
  return problems.map(({ file, line, remedy }) => {
    const [, words] = /“(.*?)”/.exec(remedy) ?? [];
    return `${file.replace("content/", "")}:${line} ${words}`;
  });
}

test("content with right counts has none", async () => {
  expect(await found()).toEqual([]);
});

test("one more partner or position is reported wherever a text counts them", async () => {
  const [, leader] = MADE_UP.leader;
  folder.write("leaders/made-up.yaml", leader);
  addLike(folder.path, "positions", "made-up", "Made Up");
  expect(await found()).toEqual([
    "pages/careers.yaml:3 Four open positions",
    "pages/home.yaml:70 four partners",
    "pages/insight-lists.yaml:66 four partners",
    "pages/leadership.yaml:2 four partners",
    "pages/leadership.yaml:3 four partners",
    "pages/leadership.yaml:4 Four people run the firm",
    "pages/search.yaml:22 Four open positions",
  ]);
});

test("a preview does not count drafts, which it shows", async () => {
  addLike(folder.path, "positions", "made-up", "Made Up");
  folder.editFields("positions/made-up.yaml", (fields) => {
    fields.draft = true;
  });
  vi.stubEnv("PREVIEW", "1");
  expect(await found()).toEqual([]);
});

test.each([
  ["Fourteen senior partners wrote it.", ["Fourteen senior partners"]],
  ["We know five of our industries well, and 7 markets.", ["five of our industries", "7 markets"]],
  [
    "Seven growth services, five capabilities, two offices, nine articles, 8 blogs.",
    ["Seven growth services", "five capabilities", "two offices", "nine articles", "8 blogs"],
  ],
  ["Twelve services, six of the services, 35+ offices, 4.6 positions, four open positions.", []],
  ["Two of them have an office for visitors.", ["Two of them have an office"]],
  ["Four people around a table, three plans, one service, and twenty partnerships.", []],
])("the wrong counts of “%s” are %j", async (lead, words) => {
  folder.editFields("pages/careers.yaml", (fields) => {
    fields.lead = lead;
  });
  expect((await found()).map((line) => line.replace(/^\S+ /, ""))).toEqual(words);
});

test("the rules of industries that their page counts are reported as “sets of them”", async () => {
  folder.editFields("pages/industries.yaml", (fields) => {
    fields.lead = "We have written down five sets of them.";
  });
  expect(await found()).toEqual([expect.stringMatching(/industries.yaml:\d+ five sets of them$/)]);
});

/** Begins a translation with one service, two partners, one position, and the pages that count them. */
function beginTranslation(tag: string): void {
  writeNeededFiles(join(folder.path, tag));
  const translated = [
    "services/capabilities/strategy-innovation.yaml",
    "leaders/priya-raman.yaml",
    "leaders/tobias-renner.yaml",
    "positions/economist.yaml",
  ];
  for (const path of translated) {
    cpSync(join(folder.path, path), join(folder.path, tag, path), { recursive: true });
  }
  // What the service refers to is inherited, and left out where the translation lacks it.
  folder.write(`${tag}/services/capabilities/strategy-innovation.yaml`, "description: ABC.\n");
  // The sentence of the original stands in a page that leaves it out.
  folder.write(`${tag}/pages/careers.yaml`, "lead: ABC.\n");
}

/** What is named of the sentence of home that says "two of our four partners", in a language with two partners. */
async function foundOfPartners(tag: string, lead: string): Promise<string[]> {
  folder.write(`${tag}/pages/home.yaml`, `voices:\n  lead: "${lead}"\n`);
  return (await found()).filter((place) => place.startsWith(`${tag}/pages/home.yaml`));
}

test.each([
  ["de", "Zwei unserer vier Partner antworten."],
  ["de", "Einer der 4 Partner antwortet."],
  ["nl", "Een van onze vier partners antwoordt."],
  // Its words for numbers have cases, so not all of them are known.
  ["pl", "Odpowiada jeden z naszych czterech partnerów."],
])("a text in %s that counts the items of the original is named: %s", async (tag, lead) => {
  beginTranslation(tag);
  expect(await foundOfPartners(tag, lead)).toEqual([`${tag}/pages/home.yaml:2 four partners`]);
});

test.each([
  ["de", "Unsere zwei Partner antworten."],
  ["de", "Unsere Partner antworten. Das vierte Gespräch ist frei, und 14 waren es."],
  ["nl", "Onze twee partners antwoorden."],
  ["nl", "Een partner antwoordt."],
  ["pl", "Odpowiada jeden z naszych 2 partnerów."],
])("a text in %s that is true is not named: %s", async (tag, lead) => {
  beginTranslation(tag);
  expect(await foundOfPartners(tag, lead)).toEqual([]);
});

test("a text that a translation leaves out is named where the original counts", async () => {
  beginTranslation("de");
  folder.write("de/pages/home.yaml", 'voices:\n  lead: "Unsere Partner antworten."\n');
  expect((await found()).filter((place) => /home|careers/.test(place))).toEqual([
    "de/pages/careers.yaml:1 Four open positions",
  ]);
});
