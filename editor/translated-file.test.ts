import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { siteSchemas } from "#app/routes/site-content.ts";
import { fixtureContent } from "../tests/set-up/fixture-site.ts";
import { readContentFile } from "./content-file.ts";
import { fileForm } from "./editor-config.ts";
import type { Fields } from "./editor-field.ts";
import { writeTranslation } from "./translated-file.ts";

const content = fixtureContent("languages");

function formOf(path: string) {
  const [pattern = "", schema] =
    Object.entries(siteSchemas()).find(([pattern]) => matchesGlob(path, pattern)) ?? [];
  if (!schema) throw new Error(`${path} has no schema`);
  return fileForm(pattern, schema);
}

function read(path: string): string {
  return readFileSync(join(content, path), "utf8");
}

const translated = ["de", "ar"].flatMap((folder) =>
  globSync(`${folder}/**/*.{yaml,md}`, { cwd: content })
    .map((file) => ({ file, original: file.slice(folder.length + 1) }))
    .filter(({ original }) => original !== "redirects.yaml"),
);

test.each(translated)("a save without a change leaves $file as it is", ({ file, original }) => {
  const form = formOf(original);
  const text = read(file);
  const values = readContentFile(text, form);
  expect(writeTranslation(values, readContentFile(read(original), form), text, form)).toBe(text);
});

const home = formOf("pages/home.yaml");

/** The values of a form, and those of its original. */
const ORIGINAL: Fields = {
  heroMessages: [
    { headline: "First", subtitle: "One" },
    { headline: "Second", subtitle: "Two" },
  ],
  claims: { heading: "Claims", items: [{ token: "a", label: "A" }] },
};

test.each<[what: string, value: Fields, written: string | undefined, text: string]>([
  ["empty values are not written", { claims: { heading: "" } }, undefined, "{}\n"],
  [
    "values that equal the original are not written",
    { heroMessages: ORIGINAL.heroMessages },
    undefined,
    "{}\n",
  ],
  [
    "a text that was written stays, even if it is that of the original",
    { claims: { heading: "Claims" } },
    "claims:\n  heading: Claims # checked\n",
    "claims:\n  heading: Claims # checked\n",
  ],
  [
    "a translated entry keeps its place in the list",
    { heroMessages: [{ headline: "First", subtitle: "" }, { headline: "Zweite" }] },
    undefined,
    "heroMessages:\n  - {}\n  - headline: Zweite\n",
  ],
  [
    "an emptied text is inherited again",
    { claims: { heading: "" }, capabilities: { heading: "Leistungen" } },
    "claims:\n  heading: Zahlen\ncapabilities:\n  heading: Leistungen\n",
    "capabilities:\n  heading: Leistungen\n",
  ],
  [
    "a list with fewer entries stands for the whole list",
    { heroMessages: [{ headline: "Nur eine", subtitle: "Eins" }] },
    undefined,
    "heroMessages:\n  - headline: Nur eine\n    subtitle: Eins\n",
  ],
])("%s", (_what, value, written, text) => {
  expect(writeTranslation(value, ORIGINAL, written, home)).toBe(text);
});

test("an entry of a list with kinds keeps its kind", () => {
  const deck = formOf("deck/deck.yaml");
  const original = {
    slides: [
      { type: "title", title: "Hello" },
      { type: "closing", title: "Bye" },
    ],
  };
  const value = {
    slides: [
      { type: "title", title: "" },
      { type: "closing", title: "Ende" },
    ],
  };
  expect(writeTranslation(value, original, undefined, deck)).toBe(
    "slides:\n  - type: title\n  - type: closing\n    title: Ende\n",
  );
});
