import { readImports } from "../house/imports.ts";
import type { SourceFile } from "../house/source-files.ts";

/** How often the modules of one folder import from another. */
export interface FolderImport {
  from: string;
  to: string;
  count: number;
}

/**
 * All imports between folders, as the program makes them: unit tests and types do not count, for they
 * leave nothing in it. Sorted, so that the same files give the same list.
 */
export function readFolderImports(files: readonly SourceFile[]): FolderImport[] {
  const counts = new Map<string, number>();
  for (const { path, text } of files) {
    if (!/\.(ts|tsx|mjs)$/.test(path) || /\.(test|spec)\.\w+$/.test(path)) continue;
    for (const imported of readImports(path, text)) {
      if (imported.path === undefined || imported.isType) continue;
      const [from, to] = [folderOf(path), folderOf(imported.path)];
      if (from !== to) counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => {
      const [from = "", to = ""] = key.split(" ");
      return { from, to, count };
    });
}

/** "app/routes" for what lies in it, "app" for app/root.tsx, "" for the settings at the top. */
export function folderOf(path: string): string {
  return /^app\/[^/]+(?=\/)/.exec(path)?.[0] ?? /^[^/]+(?=\/)/.exec(path)?.[0] ?? "";
}
