import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { describeProblems, type Problem } from "./problem.ts";
import { findForbiddenLicences, readLicences } from "./sources/accepted-licences.ts";
import { drawArchitecture, readFolderImports } from "./sources/architecture.ts";
import { findStaleDocuments } from "./sources/documents.ts";
import {
  findBrandNames,
  findLongFiles,
  findMachinePaths,
  readSourceFiles,
} from "./sources/source-files.ts";
import { findLooseSupply } from "./sources/supply.ts";

/* `npm run lint:sources`: what holds for everything that was written, whether it is built or not. */

const root = process.cwd();
const files = readSourceFiles(root);
const read = (name: string) => files.find(({ path }) => path === name)?.text ?? "";

const checks: Readonly<Record<string, () => readonly Problem[] | Promise<readonly Problem[]>>> = {
  "files have a readable size": () => findLongFiles(files),
  "documents name what exists": () => findStaleDocuments(files),
  "the brand stands in one file": () => findBrandNames(files),
  "no path of one machine": () => findMachinePaths(files, [root]),
  "packages: exact versions, hashes, decided install scripts": () =>
    findLooseSupply(JSON.parse(read("package.json")), JSON.parse(read("package-lock.json"))),
  "packages: accepted licences": async () =>
    findForbiddenLicences(await readLicences(root, true), await readLicences(root, false)),
};

test.each(Object.entries(checks))("%s", async (_, find) => {
  expect(describeProblems(await find())).toBe("");
});

test("the picture of the folders is of today (npm run architecture)", async () => {
  expect(read("docs/architecture.md")).toContain(drawArchitecture(await readFolderImports()));
});

test("packages: every archive is the public registry's, with a strong hash", () => {
  const program = "node_modules/lockfile-lint/bin/lockfile-lint.js";
  const rules =
    "--validate-https --validate-integrity --validate-package-names --allowed-hosts npm";
  const args = [program, "--path", "package-lock.json", "--type", "npm", ...rules.split(" ")];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect({ status, said: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, said: "" });
});
