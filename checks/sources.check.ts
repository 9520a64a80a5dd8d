import { expect, test } from "vitest";
import { parse } from "yaml";
import { formSectionName } from "#app/features/forms/form-messages.ts";
import { FORMS } from "#app/features/forms/table/form-table.ts";
import { ALLOWED_STRINGS } from "./sources/allowed-strings.ts";
import { drawArchitecture, readFolderImports } from "./sources/architecture.ts";
import { withBlockTables } from "./sources/block-tables.ts";
import { findContentReaders } from "./sources/content-readers.ts";
import { findStaleDocuments } from "./sources/documents.ts";
import { findUnreadWords } from "./sources/island-words.ts";
import { findPageAddresses } from "./sources/page-addresses.ts";
import { findPhysicalSides } from "./sources/physical-sides.ts";
import { findUnknownPromises } from "./sources/promises.ts";
import { findCommandsWithoutLauncher } from "./sources/scripts.ts";
import { findShownStrings } from "./sources/shown-strings.ts";
import { findInLines, machinePath, readSources } from "./sources/source-files.ts";

/*
 * `npm run lint:sources` checks all sources, whether the build uses them or not. Nothing here depends on content/, which
 * editors change: what documents say about content is compared with the fixture `structure`.
 */

const STRUCTURE = "tests/fixtures/structure/";
const sources = readSources();
const read = (name: string) => sources.find(({ path }) => path === name)?.text ?? "";
const program = sources.filter(({ path }) => !/^(content|tests\/fixtures\/[^/]+)\//.test(path));
const structure = sources
  .filter(({ path }) => path.startsWith(STRUCTURE))
  .map(({ path, text }) => ({ path: path.slice(STRUCTURE.length), text }));
const brand = new RegExp(RegExp.escape(parse(read(`${STRUCTURE}content/site.yaml`)).name));

/** The names of the words of each section. */
const sections = Object.entries<object>(parse(read(`${STRUCTURE}content/words.yaml`)));
const sectionNames = Object.fromEntries(
  sections.map(([section, words]) => [section, Object.keys(words)]),
);
/** The table of forms makes these sections, and its forms read all of their words. */
const formSections = FORMS.map(formSectionName);

test.each([
  ["no test of the program reads content/", findContentReaders(program)],
  ["documents name what exists", findStaleDocuments([...program, ...structure])],
  ["every command works on a fresh clone", findCommandsWithoutLauncher(program)],
  ["addresses of pages stand in the registry", findPageAddresses(program)],
  ["styles follow the direction of reading", findPhysicalSides(program)],
  ["what visitors read stands in content", findShownStrings(program, ALLOWED_STRINGS)],
  [
    "an island gets only the words that it reads",
    findUnreadWords(program, sectionNames, formSections),
  ],
  ["cited promises stand in docs/product.md", findUnknownPromises(program)],
  ["paths begin at the project's folder", findInLines(program, machinePath(process.cwd()))],
  ["no program and no document names the brand: it is content", findInLines(program, brand)],
])("%s", (_, problems) => {
  expect(problems).toEqual([]);
});

test("the picture of the folders is current (npm run architecture)", async () => {
  const text = read("docs/architecture.md");
  expect(text).toContain("```mermaid");
  const picture = drawArchitecture(await readFolderImports());
  const drawn = text.replace(/```mermaid\n.*?\n```/s, () => picture);
  await expect(drawn).toMatchFileSnapshot("../docs/architecture.md");
});

test("the tables of the fields of pages from blocks are current (npm run architecture)", async () => {
  const written = withBlockTables(read("docs/content.md"));
  await expect(written).toMatchFileSnapshot("../docs/content.md");
});
