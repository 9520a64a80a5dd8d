import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { translationReports } from "#app/model/translation-report.ts";
import { loadSiteContent, siteSchemas } from "#app/routes/site-content.ts";
import { copyContent } from "../../tests/set-up/content-copy.ts";
import { describeLanguages } from "./describe-languages.ts";

/** The lines for the content of the environment. */
async function linesOfSite(): Promise<string[]> {
  return describeLanguages(await loadSiteContent(), await translationReports(siteSchemas()));
}

test("each language is named with what it has and what it lacks", async () => {
  const copy = copyContent("languages");
  const [english = "", arabic = "", , , german = ""] = await linesOfSite();
  expect(english).toMatch(/^content \(English\): pages \d+, services 2, .*, insights 2$/);
  expect(arabic).toMatch(
    /^content\/ar \(العربية\): pages \d+, services 1, industries 0, partners 1, positions 0, insights 1; lacks \d+ of \d+ texts in its files, and 17 files/,
  );
  rmSync(join(copy.folder, "de/positions"), { recursive: true });
  const [, , , , smaller = ""] = await linesOfSite();
  const pagesOf = (line: string) => Number(/pages (\d+)/.exec(line)?.[1]);
  expect(german).toContain("positions 1");
  expect(smaller).toContain("positions 0");
  expect(pagesOf(smaller)).toBe(pagesOf(german) - 1);
  copy.remove();
});

test("the pages and mails that a language lacks are named with what visitors meet in their place", async () => {
  const copy = copyContent("languages");
  rmSync(join(copy.folder, "de/acknowledgements.yaml"));
  rmSync(join(copy.folder, "de/pages/apply.yaml"));
  const [, , ofArabicPages, ofArabicMails, , ...ofGerman] = await linesOfSite();
  expect(ofArabicPages).toMatch(
    /^ {2}without brochure\/brochure.yaml, legal\/cookies.md, legal\/privacy.md, legal\/terms.md, pages\/about.yaml, .*: pages leave out/,
  );
  const mails = "  without acknowledgements.yaml: the mails that confirm a form are in English";
  expect(ofArabicMails).toBe(mails);
  expect(ofGerman).toEqual([
    "  without legal/terms.md, pages/apply.yaml: pages leave out what these show; links to these pages lead to English, and say so",
    mails,
  ]);
  copy.remove();
});

test("texts that were copied and not translated are named, one line for each file", async () => {
  const copy = copyContent("languages");
  cpSync(join(copy.folder, "leaders/ida-lang.yaml"), join(copy.folder, "de/leaders/ida-lang.yaml"));
  cpSync(join(copy.folder, "words.yaml"), join(copy.folder, "de/words.yaml"));
  const lines = (await linesOfSite()).filter((line) => line.includes("still in"));
  copy.remove();
  expect(lines).toEqual([
    "  content/de/leaders/ida-lang.yaml: still in English: meta.description",
    expect.stringMatching(
      /^ {2}content\/de\/words.yaml: still in English: (\S+, ){6}and \d+ more$/,
    ),
  ]);
});

test("npm run content prints the languages, and the parts of pages that they leave out", async () => {
  const copy = copyContent("languages");
  const program = ["app/commands/report-content.ts"];
  const env = { ...process.env, CONTENT_DIR: copy.folder };
  const { status, stdout } = spawnSync(process.execPath, program, { encoding: "utf8", env });
  const lines = await linesOfSite();
  copy.remove();
  expect(status).toBe(0);
  expect(stdout).toContain(lines.join("\n"));
  const [, leftOut] = stdout.split("These parts of pages are left out in a translation:\n");
  expect(leftOut).toMatch(
    /^ {2}content\/ar\/pages\/home.yaml:\d+\n {4}field: {2}industries.cards\n {4}value: {2}"steel"\n/,
  );
});

test("a site in one language names none", async () => {
  const copy = copyContent("empty");
  expect(await linesOfSite()).toEqual([]);
  copy.remove();
});
