import { cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Fixture, fixtureContent } from "./fixture-site.ts";

const FOLDERS = ["app", "editor", "hosting", "platform", "public", "receiver"];
const FILES = [
  ".gitignore",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];

const TEST_FILE = /\.test\.\w+$/;

/**
 * Copies the program without its tests and packages, and the content of a fixture site. Tests change the copy, or run it as
 * a server does.
 *
 * @param folder of the copy. It is created if it is missing
 */
export function copyProject(folder: string, fixture: Fixture): void {
  const isCopied = (path: string) => !path.includes("node_modules") && !TEST_FILE.test(path);
  for (const name of FOLDERS) {
    cpSync(name, join(folder, name), { recursive: true, filter: isCopied });
  }
  for (const name of FILES) cpSync(name, join(folder, name));
  cpSync(fixtureContent(fixture), join(folder, "content"), { recursive: true });
}

/** Links the packages of this project into a copy. */
export function linkPackages(folder: string): void {
  for (const packages of ["node_modules", "platform/node/node_modules"]) {
    symlinkSync(resolve(packages), join(folder, packages));
  }
}
