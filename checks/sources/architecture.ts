import { cruise, type ICruiseResult } from "dependency-cruiser";
import cruiser from "../../.dependency-cruiser.mjs";

/** `app/ui/icon.tsx` is of `app/ui`; `app/pages.ts` stands for itself. What everything may import is left out. */
const FOLDER = /^(app\/(?!(lib|styles)\/)[^/]+|(site|build|hosting|receiver|editor)(?=\/))/;

type Import = readonly [from: string, to: string];

/** The imports between the folders of the program, types and tests aside. */
export async function readFolderImports(): Promise<Import[]> {
  const options = { ...cruiser.options, parser: "swc", exclude: { path: "[.]test[.]" } } as const;
  const folders = ["app", "site", "build", "hosting", "receiver", "editor"];
  const { output } = await cruise(folders, options);
  const imports = new Map<string, Import>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    for (const { resolved, dependencyTypes } of dependencies) {
      const [[from], [to]] = [FOLDER.exec(source) ?? [], FOLDER.exec(resolved) ?? []];
      if (!from || !to || from === to || dependencyTypes.includes("type-only")) continue;
      imports.set(`${from} --> ${to}`, [from, to]);
    }
  }
  return [...imports.values()];
}

/** Draws imports as a Mermaid flow chart. Where a folder imports another by way of a third, no arrow leads there. */
export function drawArchitecture(imports: readonly Import[]): string {
  const targets = Map.groupBy(imports, ([from]) => from);
  const reaches = (from: string, to: string): boolean =>
    from === to || (targets.get(from) ?? []).some(([, next]) => reaches(next, to));
  const follows = ([from, to]: Import) =>
    (targets.get(from) ?? []).some(([, next]) => next !== to && reaches(next, to));
  const lines = imports.filter((pair) => !follows(pair)).map((pair) => `  ${pair.join(" --> ")}`);
  return ["```mermaid", "flowchart TD", ...lines.sort(), "```"].join("\n");
}
