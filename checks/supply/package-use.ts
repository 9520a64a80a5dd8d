import { SHIPPED_PACKAGES } from "#app/outputs/licences.ts";
import { readImports } from "../house/imports.ts";
import type { SourceFile } from "../house/source-files.ts";
import type { PackageUse } from "./allowed-licences.ts";
import type { LockedPackage } from "./locked-packages.ts";

/** Where the server starts. */
const serverEntry = "server/main.ts";

/**
 * Tells what each package is for. Shipped are those of app/outputs/licences.ts, which the build holds
 * against what the bundler took. The server's are those that its modules import, and what these need.
 *
 * @throws when the server's first module is not among the files
 */
export function packageUses(
  files: readonly SourceFile[],
  packages: readonly LockedPackage[],
): (entry: LockedPackage) => PackageUse {
  const ofServer = new Set<string>();
  for (const name of packagesImportedFrom(files, serverEntry)) {
    addWithDependencies(name, packages, ofServer);
  }
  return ({ name }) => {
    if (SHIPPED_PACKAGES.some((shipped) => shipped === name)) return "shipped";
    return ofServer.has(name) ? "server" : "building";
  };
}

/** Packages that a module of the project imports, itself or through other modules. */
export function packagesImportedFrom(files: readonly SourceFile[], entry: string): Set<string> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  if (!texts.has(entry)) throw new Error(`there is no ${entry}`);
  const [found, seen, open] = [new Set<string>(), new Set([entry]), [entry]];
  for (const file of open) {
    for (const { specifier, path, isType } of readImports(file, texts.get(file) ?? "")) {
      if (isType || specifier.startsWith("node:")) continue;
      if (path === undefined) found.add(packageOf(specifier));
      else if (texts.has(path) && !seen.has(path)) {
        seen.add(path);
        open.push(path);
      }
    }
  }
  return found;
}

/** "@a/b/c" is of "@a/b", "react/jsx-runtime" of "react". */
function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** By name: of two versions of a package both count, which is the careful side. */
function addWithDependencies(
  name: string,
  packages: readonly LockedPackage[],
  found: Set<string>,
): void {
  if (found.has(name)) return;
  found.add(name);
  for (const entry of packages.filter((candidate) => candidate.name === name)) {
    const needed = { ...entry.dependencies, ...entry.optionalDependencies };
    for (const next of Object.keys(needed)) addWithDependencies(next, packages, found);
  }
}
