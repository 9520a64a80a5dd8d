import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadSiteContent } from "#app/routes/site-content.ts";
import { fixtureContent } from "../../tests/set-up/fixture-site.ts";
import { ContentError } from "./content-error.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "translations-"));
  cpSync(fixtureContent("languages"), folder, { recursive: true });
  vi.stubEnv("CONTENT_DIR", folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The faults of the content, as `path:line field | remedy`. */
async function faults(): Promise<string[]> {
  const error: unknown = await loadSiteContent().then(
    () => undefined,
    (error: unknown) => error,
  );
  if (error === undefined) return [];
  if (!(error instanceof ContentError)) throw error;
  return error.problems.map(({ file, line, field, remedy }) => {
    return `${file}${line === undefined ? "" : `:${line}`} ${field} | ${remedy}`;
  });
}

test("a sound translation has no fault", async () => {
  expect(await faults()).toEqual([]);
});

const NO_PAGE =
  "translate that page, or link to a page of this language: only the default language has it";
const NO_ORIGINAL = "a translation needs its original";

test.each<[fault: string, path: string, text: string, report: string]>([
  [
    "a partner without an original",
    "de/leaders/nobody.yaml",
    "title: Niemand\n",
    `content/de/leaders/nobody.yaml (file name) | remove it, or add content/leaders/nobody.yaml: ${NO_ORIGINAL}`,
  ],
  [
    "an article without an original",
    "de/insights/articles/nothing.md",
    "---\ntitle: Nichts\n---\n\nNichts.\n",
    `content/de/insights/articles/nothing.md (file name) | remove it, or add content/insights/articles/nothing.md: ${NO_ORIGINAL}`,
  ],
  [
    "a file that nothing reads",
    "de/pages/nothing.yaml",
    "heading: Nichts\n",
    "content/de/pages/nothing.yaml (file name) | nothing reads it here: remove it, or give it one of these names: …",
  ],
  [
    "an unknown field",
    "de/legal/terms.md",
    "---\ntitle: Bedingungen\nledd: Die Regeln.\n---\n",
    "content/de/legal/terms.md:3 ledd | remove it: there is no such field…",
  ],
  [
    "a text of the interface without its name",
    "de/words.yaml",
    "frame:\n  skipLink: Zum Inhalt\n  logo: Startseite\n",
    "content/de/words.yaml:3 frame.logo | write {name} where it is to stand",
  ],
  [
    "a link in a text to a page that the language lacks",
    "de/insights/articles/one-sentence.md",
    "---\ntitle: Ein Satz\n---\n\nSiehe [Bedingungen](/terms).\n",
    `content/de/insights/articles/one-sentence.md:5 body | ${NO_PAGE}`,
  ],
  [
    "a link in a field to a page that the language lacks",
    "de/site.yaml",
    "footer:\n  action:\n    href: /terms\n",
    `content/de/site.yaml:3 footer.action.href | ${NO_PAGE}`,
  ],
  [
    "a link to a page that no language has",
    "de/site.yaml",
    "footer:\n  action:\n    href: /contakt\n",
    "content/de/site.yaml:3 footer.action.href | link to a page that exists; did you mean /contact?",
  ],
  [
    "a folder whose name is no tag",
    "german/pages/about.yaml",
    "heading: Über uns\n",
    "content/german (folder name) | remove it, or call it by the tag of a language, such as de or pt-br",
  ],
  [
    "a folder in capitals and with an underscore",
    "pt_BR/pages/about.yaml",
    "heading: Sobre\n",
    "content/pt_BR (folder name) | call the folder pt-br: in lower case, with hyphens",
  ],
  [
    "a folder whose tag has a part without a meaning",
    "de-12/pages/about.yaml",
    "heading: Über uns\n",
    "content/de-12 (folder name) | remove it, or call it by the tag of a language, such as de or pt-br",
  ],
  [
    "a folder of a language that does not exist",
    "xyz/pages/about.yaml",
    "heading: Über uns\n",
    "content/xyz (folder name) | remove it, or call it by the tag of a language, such as de or pt-br",
  ],
  [
    "a folder of the default language",
    "en-us/pages/about.yaml",
    "heading: About\n",
    "content/en-us (folder name) | move its files to content/ itself: this is the default language",
  ],
])("%s is reported once, with its remedy", async (_, path, text, report) => {
  write(path, text);
  const [start = "", rest] = report.split("…");
  const isCut = rest !== undefined;
  const found = await faults();
  expect(found.map((fault) => (isCut ? fault.slice(0, start.length) : fault))).toEqual([start]);
});
