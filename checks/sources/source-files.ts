import { type Dirent, globSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parse } from "yaml";
import type { Problem } from "../problem.ts";

/** One file that people of this project made. */
export interface SourceFile {
  /** From the project's folder, with "/". */
  path: string;
  /** Empty for pictures and the like. */
  text: string;
}

/** What is installed, generated or of the version control. */
const left = /^(\.git|\.cache|data|dist|node_modules|playwright-report|test-results)$/;
const binary = /\.(png|jpe?g|webp|avif|ico|pdf|woff2?|ttf|otf|zip|gz|br)$/;

/** @param root the project's folder */
export function readSourceFiles(root: string): SourceFile[] {
  const exclude = ({ name }: Dirent) => left.test(name);
  return globSync(["**", "**/.*", "**/.*/**"], { cwd: root, withFileTypes: true, exclude })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(root, file).replaceAll(sep, "/");
      return { path, text: binary.test(path) ? "" : readFileSync(file, "utf8") };
    });
}

/** Lines of a source file: at the median, at the 90th percentile, and never more. */
const sizes = { median: 60, ninetieth: 150, most: 250 };

/** The programs of this project stay small enough to read in one go. */
export function findLongFiles(files: readonly SourceFile[]): Problem[] {
  const programs = files
    .filter(({ path }) => /\.(ts|tsx|mjs|css)$/.test(path))
    .map(({ path, text }) => ({ where: path, lines: text.split("\n").length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) => programs[Math.floor(share * (programs.length - 1))]?.lines ?? 0;
  const remedy = "give each topic of the file a file of its own";
  return [
    { where: "the median of all files", lines: at(0.5), most: sizes.median },
    { where: "the 90th percentile of all files", lines: at(0.9), most: sizes.ninetieth },
    ...programs.map((program) => ({ ...program, most: sizes.most })),
  ]
    .filter(({ lines, most }) => lines > most)
    .map(({ where, lines, most }) => ({ where, what: `${lines} lines, over ${most}`, remedy }));
}

/** The firm's name stands in one file, so that a new name is one edit. */
export function findBrandNames(files: readonly SourceFile[]): Problem[] {
  const home = "content/site.yaml";
  const name = parse(files.find(({ path }) => path === home)?.text ?? "")?.name;
  if (!name) throw new Error(`${home} gives the firm no name`);
  const others = files.filter(({ path }) => path !== home);
  const find = (line: string) => line.includes(name) && name;
  return findInLines(others, find, `read it from ${home}; in content write {firm}`);
}

/** Folders of somebody's own machine: on Linux, macOS and Windows. */
const homes = /(?<![\w.])(?:\/home\/|\/Users\/|[A-Z]:\\Users\\)[\w-]+/;

/**
 * No file names a place that only one machine has.
 * @param folders of this machine
 */
export function findMachinePaths(
  files: readonly SourceFile[],
  folders: readonly string[],
): Problem[] {
  const find = (line: string) =>
    folders.find((folder) => line.includes(`${folder}/`)) ?? homes.exec(line)?.[0];
  return findInLines(files, find, "give the path from the project's folder");
}

function findInLines(
  files: readonly SourceFile[],
  find: (line: string) => string | false | undefined,
  remedy: string,
): Problem[] {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const found = find(line);
      return found ? [{ where: `${path}:${index + 1}`, what: `names "${found}"`, remedy }] : [];
    }),
  );
}
