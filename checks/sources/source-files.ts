import { type Dirent, globSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";

/** One file that people of this project made: its path from the project's folder; no text for pictures and the like. */
export type SourceFile = ReturnType<typeof readSources>[number];

/** What is installed, generated or of the version control. */
const left = /^(\.git|\.cache|data|dist|node_modules|playwright-report|test-results)$/;
const binary = /\.(png|jpe?g|webp|avif|ico|pdf|woff2?|ttf|otf|zip|gz|br)$/;

/** @returns those of the working folder */
export function readSources() {
  const exclude = ({ name }: Dirent) => left.test(name);
  return globSync(["**", "**/.*", "**/.*/**"], { withFileTypes: true, exclude })
    .filter((entry) => entry.isFile())
    .map((entry) => relative("", join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .map((path) => ({ path, text: binary.test(path) ? "" : readFileSync(path, "utf8") }));
}

/** The programs of this project stay small enough to read in one go. */
export function findLongFiles(files: readonly SourceFile[]): string[] {
  const programs = files
    .filter(({ path }) => /\.(ts|tsx|mjs|css)$/.test(path))
    .map(({ path, text }) => ({ where: path, lines: text.split("\n").length - 1, most: 250 }))
    .sort((a, b) => a.lines - b.lines);
  const linesAt = (share: number) =>
    programs[Math.floor(share * (programs.length - 1))]?.lines ?? 0;
  return [
    { where: "the median of all files", lines: linesAt(0.5), most: 60 },
    { where: "the 90th percentile of all files", lines: linesAt(0.9), most: 150 },
    ...programs,
  ]
    .filter(({ lines, most }) => lines > most)
    .map(({ where, lines, most }) => `${where}: ${lines} lines, over ${most}`);
}

/** A program's name tells it from all others; what each folder may have one of is left out. */
export function findTwins(files: readonly SourceFile[]): string[] {
  const programs = files.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path));
  const named = Map.groupBy(programs, ({ path }) => basename(path));
  return [...named]
    .filter(([name, twins]) => twins.length > 1 && !/^(page|data|main|run)\./.test(name))
    .map(([, twins]) => `the same name: ${twins.map(({ path }) => path).join(", ")}`);
}

/** A folder of somebody's own machine, on Linux, macOS or Windows; or the given one. */
export const machinePath = (folder: string) =>
  new RegExp(
    String.raw`(?<![\w.])(?:/home/|/Users/|[A-Z]:\\Users\\)[\w-]+|${RegExp.escape(`${folder}/`)}`,
  );

/** The lines that name what none may name. */
export function findInLines(files: readonly SourceFile[], pattern: RegExp) {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const [found] = pattern.exec(line) ?? [];
      return found ? [`${path}:${index + 1}: names "${found}"`] : [];
    }),
  );
}
