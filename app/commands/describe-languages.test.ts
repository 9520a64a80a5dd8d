import { rmSync } from "node:fs";
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
  const [english = "", arabic = "", german = ""] = await linesOfSite();
  expect(english).toMatch(/^content \(English\): pages \d+, services 2, .*, insights 2$/);
  expect(arabic).toMatch(
    /^content\/ar \(العربية\): pages \d+, services 1, industries 0, partners 1, positions 0, insights 1; lacks \d+ of \d+ texts in its files, and 21 files/,
  );
  rmSync(join(copy.folder, "de/positions"), { recursive: true });
  const [, , smaller = ""] = await linesOfSite();
  const pagesOf = (line: string) => Number(/pages (\d+)/.exec(line)?.[1]);
  expect(german).toContain("positions 1");
  expect(smaller).toContain("positions 0");
  expect(pagesOf(smaller)).toBe(pagesOf(german) - 1);
  copy.remove();
});

test("a site in one language names none", async () => {
  const copy = copyContent("empty");
  expect(await linesOfSite()).toEqual([]);
  copy.remove();
});
