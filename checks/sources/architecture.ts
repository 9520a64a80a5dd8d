import { cruise, type ICruiseResult } from "dependency-cruiser";
import cruiser from "../../.dependency-cruiser.mjs";

/** The folder of a file: `app/ui` for `app/ui/icon.tsx`. `app/base` is left out, because everything may import it. */
const FOLDER = /^(app\/(?!base\/)[^/]+|(platform|hosting|receiver|editor)(?=\/))/;

type Import = readonly [from: string, to: string];

/** The imports between the folders of the program, types included, tests aside. */
export async function readFolderImports(): Promise<Import[]> {
  const options = { ...cruiser.options, parser: "swc", exclude: { path: "[.]test[.]" } } as const;
  const folders = ["app", "platform", "hosting", "receiver", "editor"];
  const { output } = await cruise(folders, options);
  const imports = new Map<string, Import>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    for (const { resolved } of dependencies) {
      const [from] = FOLDER.exec(source) ?? [];
      const [to] = FOLDER.exec(resolved) ?? [];
      if (!from || !to || from === to) continue;
      imports.set(`${from} --> ${to}`, [from, to]);
    }
  }
  return [...imports.values()];
}

/** Draws imports as a Mermaid flow chart. Where a folder imports another by way of a third, no arrow leads there. */
export function drawArchitecture(imports: readonly Import[]): string {
  const targets = Map.groupBy(imports, ([from]) => from);
  function reaches(from: string, to: string, visited = new Set<string>()): boolean {
    if (from === to) return true;
    if (visited.has(from)) return false;
    visited.add(from);
    return (targets.get(from) ?? []).some(([, next]) => reaches(next, to, visited));
  }
  const follows = ([from, to]: Import) =>
    (targets.get(from) ?? []).some(([, next]) => next !== to && reaches(next, to));
  const lines = imports.filter((pair) => !follows(pair)).map((pair) => `  ${pair.join(" --> ")}`);
  return ["```mermaid", "flowchart TD", ...lines.sort(), "```"].join("\n");
}
