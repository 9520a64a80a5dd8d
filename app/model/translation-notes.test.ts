import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { siteSchemas } from "#app/routes/site-content.ts";
import { type ContentCopy, copyContent } from "../../tests/set-up/content-copy.ts";
import { withLines } from "./content-error.ts";
import { translationNotes } from "./translation-notes.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent("languages");
});
afterEach(() => copy.remove());

function replace(path: string, from: string | RegExp, to: string): void {
  const file = join(copy.folder, path);
  const text = readFileSync(file, "utf8");
  const replaced = text.replace(from, to);
  if (replaced === text) throw new Error(`${path} has no ${from}`);
  writeFileSync(file, replaced);
}

/** The notes, as `path:line field | remedy`. Without those of the German legal pages, which are shorter than the English. */
function notes(): string[] {
  const found = withLines(translationNotes(siteSchemas()));
  return found
    .filter(({ file }) => !file.startsWith("content/de/legal/"))
    .map(({ file, line, field, remedy }) => {
      return `${file}:${line} ${field} | ${remedy}`;
    });
}

test("a whole translation has no note", () => {
  expect(notes()).toEqual([]);
});

test("a name in braces that a text has lost is named, in fields, in words and in a body", () => {
  replace("de/pages/home.yaml", "um {growth}", "um 17 %");
  replace("de/words.yaml", " {phone}", "");
  replace("insights/articles/one-sentence.md", /$/, "\nAsk {firm}.\n");
  expect(notes()).toEqual([
    "content/ar/insights/articles/one-sentence.md:7 body | write {firm} where it is to stand: the original has it here",
    "content/de/insights/articles/one-sentence.md:7 body | write {firm} where it is to stand: the original has it here",
    "content/de/words.yaml:6 frame.phone | write {phone} where it is to stand: the original has it here",
    "content/de/pages/home.yaml:7 heroMessages[1].headline | write {growth} where it is to stand: the original has it here",
  ]);
});

test("a list of texts or of whole entries that is shorter than the original's is named with both numbers", () => {
  replace("de/pages/home.yaml", / {2}- headline: Wir .*\n.*\n/, "");
  replace("de/leaders/ida-lang.yaml", /languages:\n(.*\n).*\n/, "languages:\n$1");
  expect(notes()).toEqual([
    "content/de/leaders/ida-lang.yaml:7 languages | the original has 2 entries, this list 1: add what is missing, if this language needs it",
    "content/de/pages/home.yaml:4 heroMessages | the original has 2 entries, this list 1: add what is missing, if this language needs it",
  ]);
});

test("a list of search words can be shorter than the original's", () => {
  replace("pages/search.yaml", "- jobs", "- jobs\n      - vacancies");
  const groups = "otherNames:\n  - words: [Bedingungen]\n  - words: [Stellen]\n";
  replace("de/pages/search.yaml", /$/, groups);
  expect(notes()).toEqual([]);
});

test("a list that names fewer items or pages is not named, because the language may lack them", () => {
  replace("services/growth/growth.yaml", "- a-short-note", "- a-short-note\n  - one-sentence");
  replace("de/services/growth/growth.yaml", /$/, "related:\n  - a-short-note\n");
  const links = ["about", "careers"].map((page) => `\n  - label: The page\n    href: /${page}`);
  replace("pages/not-found.yaml", " []", links.join(""));
  replace("de/pages/not-found.yaml", /$/, "links:\n  - label: Die Seite\n    href: /about\n");
  expect(notes()).toEqual([]);
});
