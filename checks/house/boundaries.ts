import type { Problem } from "../problem.ts";
import { type FolderRule, folderRules, mayImportTests } from "./boundary-rules.ts";
import { readImports, type SourceImport } from "./imports.ts";
import type { SourceFile } from "./source-files.ts";

/** Every import keeps to the table of folders. Unit tests are free: they ship with nothing. */
export function findCrossedBoundaries(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path) && !/\.(test|spec)\.\w+$/.test(path))
    .flatMap(({ path, text }) =>
      readImports(path, text).flatMap((imported) => {
        const broken = judge(path, imported);
        if (!broken) return [];
        const { what, remedy } = broken;
        return [{ where: `${path}:${imported.line}`, what, remedy }];
      }),
    );
}

function judge(file: string, imported: SourceImport): { what: string; remedy: string } | undefined {
  const { specifier, path, isType } = imported;
  const rule = ruleFor(file);
  if (path === undefined) {
    const isForbidden = rule?.mayNotUse?.some((name) => isOfPackage(specifier, name));
    if (!rule || !isForbidden || isType) return undefined;
    return { what: `${rule.folder} must do without "${specifier}"`, remedy: rule.remedy };
  }
  if (isInside(path, "tests") && !mayImportTests.some((place) => isInside(file, place))) {
    const remedy = "move it to where it is used; tests may import that";
    return { what: `imports "${specifier}" of the tests`, remedy };
  }
  if (leavesFolderRelatively(file, imported)) {
    return { what: `reaches "${specifier}" by "../"`, remedy: `write "#${path}"` };
  }
  if (!rule || isType || isInside(path, rule.folder) || isAllowed(path, rule)) return undefined;
  return { what: `${rule.folder} must not import "${path}"`, remedy: rule.remedy };
}

function ruleFor(file: string): FolderRule | undefined {
  return folderRules
    .filter(({ folder }) => isInside(file, folder))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

function isAllowed(path: string, { mayImport }: FolderRule): boolean {
  return mayImport.some((place) => place === "*" || isInside(path, place));
}

function isInside(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

function isOfPackage(specifier: string, name: string): boolean {
  return name.endsWith(":") ? specifier.startsWith(name) : isInside(specifier, name);
}

/** Within a folder of app/ imports are relative; between folders they go by the one alias. */
function leavesFolderRelatively(file: string, { specifier, path }: SourceImport): boolean {
  if (!path || !specifier.startsWith(".")) return false;
  const folderOf = (place: string) => /^app\/[^/]+(?=\/)/.exec(place)?.[0];
  const from = folderOf(file);
  return from !== undefined && isInside(path, "app") && folderOf(path) !== from;
}
