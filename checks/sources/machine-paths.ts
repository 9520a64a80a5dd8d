import type { Problem } from "../problem.ts";
import type { SourceFile } from "./source-files.ts";

/** Folders of somebody's own machine: on Linux, macOS and Windows. */
const homes = /(?<![\w.])(?:\/home\/|\/Users\/|[A-Z]:\\Users\\)[\w-]+/;

/**
 * No file of the project names a place that only one machine has.
 * @param root where this copy of the project stands
 */
export function findMachinePaths(files: readonly SourceFile[], root: string): Problem[] {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const found = line.includes(`${root}/`) ? root : homes.exec(line)?.[0];
      if (!found) return [];
      const what = `names "${found}", which other machines do not have`;
      return [
        { where: `${path}:${index + 1}`, what, remedy: "give the path from the project's folder" },
      ];
    }),
  );
}
