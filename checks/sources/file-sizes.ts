import type { Problem } from "../problem.ts";
import type { SourceFile } from "./source-files.ts";

/** Lines of a source file: at the median, at the 90th percentile, and never more. */
export const sizes = { median: 60, ninetieth: 150, most: 250 } as const;

const remedy = "give each topic of the file a file of its own";

/** The programs of this project stay small enough to read in one go. */
export function findLongFiles(files: readonly SourceFile[]): Problem[] {
  const programs = files
    .filter(({ path }) => /\.(ts|tsx|mjs|css)$/.test(path))
    .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) => programs[Math.floor(share * (programs.length - 1))]?.lines ?? 0;
  const whole = [
    { name: "median", lines: at(0.5), limit: sizes.median },
    { name: "90th percentile", lines: at(0.9), limit: sizes.ninetieth },
  ];
  return [
    ...whole
      .filter(({ lines, limit }) => lines > limit)
      .map(({ name, lines, limit }) => ({
        where: `the ${name} of ${programs.length} files`,
        what: `${lines} lines, over ${limit}`,
        remedy,
      })),
    ...programs
      .filter(({ lines }) => lines > sizes.most)
      .map(({ path, lines }) => ({
        where: path,
        what: `${lines} lines, over ${sizes.most}`,
        remedy,
      })),
  ];
}
