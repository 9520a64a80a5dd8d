import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { siteSchemas } from "#app/routes/site-content.ts";
import { type ContentCopy, copyContent } from "../../tests/set-up/content-copy.ts";
import { translationReports } from "./translation-report.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent("languages");
});
afterEach(() => copy.remove());

function git(...args: string[]): void {
  execFileSync("git", ["-C", copy.folder, ...args]);
}

/** Commits every change. */
function commit(): void {
  git("add", "--all");
  git("-c", "user.name=A", "-c", "user.email=a@firm.example", "commit", "--quiet", "-m", "Change");
}

function replace(path: string, from: string, to: string): void {
  const text = readFileSync(join(copy.folder, path), "utf8");
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  writeFileSync(join(copy.folder, path), text.replace(from, to));
}

/** The report of a language, as lines `file state field`, without the folder of the language. */
async function gapsIn(tag: string): Promise<string[]> {
  const reports = await translationReports(siteSchemas());
  const report = reports.find(({ language }) => language.tag === tag);
  if (!report) throw new Error(`there is no translation ${tag}`);
  return report.gaps.map(({ file, state, field }) => {
    return `${file.replace(`content/${tag}/`, "")} ${state} ${field}`.trim();
  });
}

test("files, groups of fields and fields that a translation lacks are listed", async () => {
  rmSync(join(copy.folder, "de/pages/about.yaml"));
  replace("de/pages/leadership.yaml", "lead:", "# lead:");
  const gaps = await gapsIn("de");
  expect(gaps).toContain("pages/about.yaml no file");
  expect(gaps).toContain("pages/leadership.yaml missing lead");
  expect(await gapsIn("ar")).toContainEqual(
    expect.stringMatching(/^words\.yaml missing enquiries \(\d+ texts\)$/),
  );
  // No words stand in redirects, and a token is the same in every language.
  expect(gaps.filter((gap) => /redirects|phone/.test(gap))).toEqual([]);
});

test("a figure that languages write differently is listed, any other figure is not", async () => {
  replace("de/site.yaml", '  people: "1.200"\n', "");
  replace("de/site.yaml", "  share: 96 %\n", "");
  const gaps = (await gapsIn("de")).filter((gap) => gap.includes("figures"));
  expect(gaps).toEqual(["site.yaml missing figures.people"]);
});

test("names of persons, places and networks, and addresses of offices, are not listed as missing", async () => {
  const names = ["ar", "de"].map(async (tag) => {
    const gaps = await gapsIn(tag);
    return gaps.filter((gap) => / missing (name|addresses|social|profiles|location)/.test(gap));
  });
  expect((await Promise.all(names)).flat()).toEqual([]);
  expect(await gapsIn("ar")).toContain("leaders/ida-lang.yaml missing languages (2 texts)");
});

test("without a repository nobody knows what is out of date", async () => {
  const [report] = await translationReports(siteSchemas());
  expect(report?.isHistoryKnown).toBe(false);
  expect(report?.gaps.filter(({ state }) => state === "out of date")).toEqual([]);
});

test("a text is out of date if its original has changed since its translation was committed", async () => {
  git("init", "--quiet");
  commit();
  replace("pages/leadership.yaml", "lead: ", "lead: Now ");
  const body = readFileSync(join(copy.folder, "insights/articles/one-sentence.md"), "utf8");
  writeFileSync(
    join(copy.folder, "insights/articles/one-sentence.md"),
    `${body}\nOne sentence more.\n`,
  );
  commit();
  const outdated = ["insights/articles/one-sentence.md out of date body"];
  const outdatedLead = "pages/leadership.yaml out of date lead";
  const found = (await gapsIn("de")).filter((gap) => gap.includes("out of date"));
  expect(found).toEqual([...outdated, outdatedLead]);

  // A change that is not committed yet is newer than any commit.
  replace("de/pages/leadership.yaml", "lead: ", "lead: Jetzt ");
  expect((await gapsIn("de")).filter((gap) => gap.includes("out of date"))).toEqual(outdated);
  commit();
  expect((await gapsIn("de")).filter((gap) => gap.includes("out of date"))).toEqual(outdated);
});

test("a changed order or date makes no translation out of date", async () => {
  git("init", "--quiet");
  commit();
  replace("leaders/ida-lang.yaml", "order: 1", "order: 2");
  commit();
  expect((await gapsIn("de")).filter((gap) => gap.includes("out of date"))).toEqual([]);
});
