import { existsSync } from "node:fs";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import cruiser from "../../.dependency-cruiser.mjs";

const folders = ["app", "site", "build", "hosting", "receiver", "editor"];
const left = ["app/lib", "app/styles"];

/** The imports between the folders of the program, types and tests aside, as pairs of folders. */
export async function readFolderImports(): Promise<[from: string, to: string][]> {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(folder)),
    { ...cruiser.options, parser: "swc", exclude: { path: "[.]test[.]" } },
  );
  const pairs = (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ dependencyTypes }) => !dependencyTypes.includes("type-only"))
      .map(({ resolved }) => [folderOf(source), folderOf(resolved)] as [string, string]),
  );
  const isDrawn = (name: string) =>
    folders.includes(name.split("/")[0] ?? "") && !left.includes(name);
  const drawn = pairs.filter(([from, to]) => from !== to && isDrawn(from) && isDrawn(to));
  return [...new Map(drawn.map((pair) => [pair.join(), pair])).values()];
}

/**
 * Draws imports as a Mermaid flow chart, which GitHub shows as a picture. What follows from others is left
 * out: where a folder imports another by way of a third, no arrow leads there directly.
 */
export function drawArchitecture(
  imports: readonly (readonly [from: string, to: string])[],
): string {
  const targets = Map.groupBy(imports, ([from]) => from);
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (targets.get(from) ?? []).some(([, next]) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      return reaches(next, to, seen.add(next));
    });
  // In a circle everything follows from everything: there, every arrow is drawn.
  const follows = (from: string, to: string) =>
    !reaches(to, from) &&
    (targets.get(from) ?? []).some(([, next]) => next !== to && reaches(next, to));
  const needed = imports.filter(([from, to]) => !follows(from, to));
  const lines = needed.map(([from, to]) => `  ${from} --> ${to}`).sort();
  return ["```mermaid", "flowchart TD", ...lines, "```"].join("\n");
}

/** `app/ui/icon.tsx` is of `app/ui`; `app/pages.ts` stands for itself. */
function folderOf(path: string): string {
  return /^app\/[^/]+/.exec(path)?.[0] ?? path.split("/")[0] ?? "";
}
