import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import cruiser from "../../.dependency-cruiser.mjs";

const folders = ["app", "site", "build", "hosting", "receiver", "editor"].filter(existsSync);
const left = ["app/lib", "app/styles"];

type Import = readonly [from: string, to: string];

/** The imports between the folders of the program, types and tests aside. */
export async function readFolderImports(): Promise<Import[]> {
  const options = { ...cruiser.options, parser: "swc", exclude: { path: "[.]test[.]" } } as const;
  const { output } = await cruise(folders, options);
  const pairs = (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ dependencyTypes }) => !dependencyTypes.includes("type-only"))
      .map(({ resolved }): Import => [folderOf(source), folderOf(resolved)]),
  );
  const isDrawn = (name: string) =>
    folders.includes(name.replace(/\/.*/, "")) && !left.includes(name);
  const drawn = pairs.filter(([from, to]) => from !== to && isDrawn(from) && isDrawn(to));
  return [...new Map(drawn.map((pair) => [pair.join(), pair])).values()];
}

/** `app/ui/icon.tsx` is of `app/ui`; `app/pages.ts` stands for itself. */
function folderOf(path: string): string {
  return /^app\/[^/]+|^[^/]+/.exec(path)?.[0] ?? "";
}

/**
 * Draws imports as a Mermaid flow chart, which GitHub shows as a picture. Where a folder imports another by way of a
 * third, no arrow leads there directly.
 */
export function drawArchitecture(imports: readonly Import[]): string {
  const targets = Map.groupBy(imports, ([from]) => from);
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (targets.get(from) ?? []).some(
      ([, next]) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  // In a circle everything follows from everything: there, every arrow is drawn.
  const follows = ([from, to]: Import) =>
    !reaches(to, from) &&
    (targets.get(from) ?? []).some(([, next]) => next !== to && reaches(next, to));
  const lines = imports.filter((pair) => !follows(pair)).map((pair) => `  ${pair.join(" --> ")}`);
  return ["```mermaid", "flowchart TD", ...lines.sort(), "```"].join("\n");
}

/* `npm run architecture`: draws the imports of today into docs/architecture.md. */
if (import.meta.main) {
  const file = "docs/architecture.md";
  const picture = drawArchitecture(await readFolderImports());
  const text = readFileSync(file, "utf8").replace(/```mermaid\n.*?\n```/s, () => picture);
  writeFileSync(file, text);
}
