import type { SourceFile } from "../house/source-files.ts";
import type { Problem } from "../problem.ts";
import { readFolderImports } from "./folder-imports.ts";
import { labelOf, layers } from "./layers.ts";

export const PICTURE = "docs/architecture.svg";

/**
 * The picture shows which folder imports which, and no import goes against the order of layers.ts.
 * How many imports there are may differ: ordinary edits do not make it stale.
 */
export function findStalePicture(files: readonly SourceFile[]): Problem[] {
  const imports = readFolderImports(files);
  const misplaced = findMisplaced(imports);
  if (misplaced.length > 0) return misplaced;
  const picture = files.find(({ path }) => path === PICTURE)?.text ?? "";
  const drawn = [...picture.matchAll(/data-import="([^"]+)"/g)].map(([, edge = ""]) => edge);
  const real = imports.map(({ from, to }) => `${from || "."} ${to || "."}`);
  const remedy = "npm run architecture";
  const say = (edge: string) => edge.replace(" ", " → ");
  return [
    ...real
      .filter((edge) => !drawn.includes(edge))
      .map((edge) => ({ where: PICTURE, what: `does not show ${say(edge)}`, remedy })),
    ...drawn
      .filter((edge) => !real.includes(edge))
      .map((edge) => ({ where: PICTURE, what: `shows ${say(edge)}, which is gone`, remedy })),
  ];
}

/** Imports that the picture has no place for. */
export function findMisplaced(imports: readonly { from: string; to: string }[]): Problem[] {
  const order = layers.flatMap(({ folders }) => folders);
  const where = "checks/architecture/layers.ts";
  const missing = [...new Set(imports.flatMap(({ from, to }) => [from, to]))]
    .filter((folder) => !order.includes(folder))
    .map((folder) => ({
      where,
      what: `has no place for ${folder}`,
      remedy: "add it to the layer that it belongs to",
    }));
  const upward = imports
    .filter(({ from, to }) => order.indexOf(to) < order.indexOf(from))
    .filter(({ to }) => order.includes(to))
    .map(({ from, to }) => ({
      where: labelOf(from),
      what: `imports ${labelOf(to)}, which stands above it`,
      remedy: `move what both need further down, or change the order in ${where}`,
    }));
  return [...missing, ...upward];
}
