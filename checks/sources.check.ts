import { expect, test } from "vitest";
import { parse } from "yaml";
import { drawArchitecture, readFolderImports } from "./sources/architecture.ts";
import { findStaleDocuments } from "./sources/documents.ts";
import {
  findInLines,
  findLongFiles,
  machinePath,
  readSourceFiles,
} from "./sources/source-files.ts";

/* `npm run lint:sources`: what holds for everything that was written, whether it is built or not. */

const files = readSourceFiles();
const read = (name: string) => files.find(({ path }) => path === name)?.text ?? "";

test("files have a readable size", () => {
  expect(findLongFiles(files)).toEqual([]);
});

test("documents name what exists", () => {
  expect(findStaleDocuments(files)).toEqual([]);
});

test("the brand stands in one file, so that a new name is one edit", () => {
  const home = "content/site.yaml";
  const { name } = parse(read(home));
  expect(name).toMatch(/\w/);
  const others = files.filter(({ path }) => path !== home);
  const remedy = `read it from ${home}; in content write {firm}`;
  expect(findInLines(others, new RegExp(RegExp.escape(name)), remedy)).toEqual([]);
});

test("no path of one machine", () => {
  const remedy = "give the path from the project's folder";
  expect(findInLines(files, machinePath(process.cwd()), remedy)).toEqual([]);
});

test("the picture of the folders is of today (npm run architecture)", async () => {
  expect(read("docs/architecture.md")).toContain(drawArchitecture(await readFolderImports()));
});
