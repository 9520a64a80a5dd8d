import { expect, test } from "vitest";
import { parse } from "yaml";
import { drawArchitecture, readFolderImports } from "./sources/architecture.ts";
import { findStaleDocuments } from "./sources/documents.ts";
import { findUnknownPromises } from "./sources/promises.ts";
import {
  findDuplicateNames,
  findInLines,
  machinePath,
  readSources,
} from "./sources/source-files.ts";

/* `npm run lint:sources`: what holds for everything that was written, whether it is built or not. */

const files = readSources();
const read = (name: string) => files.find(({ path }) => path === name)?.text ?? "";
const home = "content/site.yaml";
const others = files.filter(({ path }) => path !== home);
const brand = new RegExp(RegExp.escape(parse(read(home)).name));

test.each([
  ["a file name occurs once", findDuplicateNames(files)],
  ["documents name what exists", findStaleDocuments(files)],
  ["cited promises stand in docs/product.md", findUnknownPromises(files)],
  ["paths begin at the project's folder", findInLines(files, machinePath(process.cwd()))],
  [`the brand stands in ${home} alone; content writes {firm}`, findInLines(others, brand)],
])("%s", (_, problems) => {
  expect(problems).toEqual([]);
});

test("the picture of the folders is of today (npm run architecture)", async () => {
  const text = read("docs/architecture.md");
  expect(text).toContain("```mermaid");
  const picture = drawArchitecture(await readFolderImports());
  const drawn = text.replace(/```mermaid\n.*?\n```/s, () => picture);
  await expect(drawn).toMatchFileSnapshot("../docs/architecture.md");
});
