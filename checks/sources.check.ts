import { expect, test } from "vitest";
import { parse } from "yaml";
import { describeProblems, type Problem } from "./problem.ts";
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

/** So that a new name of the firm is one edit. */
function findBrandNames(): Problem[] {
  const home = "content/site.yaml";
  const { name } = parse(read(home));
  expect(name).toMatch(/\w/);
  const others = files.filter(({ path }) => path !== home);
  return findInLines(
    others,
    new RegExp(RegExp.escape(name)),
    `read it from ${home}; in content write {firm}`,
  );
}

const checks: Readonly<Record<string, () => readonly Problem[]>> = {
  "files have a readable size": () => findLongFiles(files),
  "documents name what exists": () => findStaleDocuments(files),
  "the brand stands in one file": findBrandNames,
  "no path of one machine": () =>
    findInLines(files, machinePath(process.cwd()), "give the path from the project's folder"),
};

test.each(Object.entries(checks))("%s", (_, find) => {
  expect(describeProblems(find())).toBe("");
});

test("the picture of the folders is of today (npm run architecture)", async () => {
  expect(read("docs/architecture.md")).toContain(drawArchitecture(await readFolderImports()));
});
