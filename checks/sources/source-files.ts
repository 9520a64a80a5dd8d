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
    .map(({ path, text }) => ({
      where: path,
      lines: text.split("\n").length - 1,
      most: sizes.most,
    }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) => programs[Math.floor(share * (programs.length - 1))]?.lines ?? 0;
  return [
    { where: "the median of all files", lines: at(0.5), most: sizes.median },
    { where: "the 90th percentile of all files", lines: at(0.9), most: sizes.ninetieth },
    ...programs,
  ]
    .filter(({ lines, most }) => lines > most)
    .map(({ where, lines, most }) => ({
      where,
      what: `${lines} lines, over ${most}`,
      remedy: "give each topic of the file a file of its own",
    }));
}

/** The firm's name stands in one file, so that a new name is one edit. */
export function findBrandNames(files: readonly SourceFile[]): Problem[] {
  const home = "content/site.yaml";
  const site = files.find(({ path }) => path === home);
  const name: unknown = parse(site?.text ?? "")?.name;
  if (typeof name !== "string" || name === "") throw new Error(`${home} gives the firm no name`);
  return findInLines(
    files.filter(({ path }) => path !== home),
    (line) => (line.includes(name) ? name : undefined),
    `read it from ${home}; in content write {firm}`,
  );
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
  return findInLines(
    files,
    (line) => folders.find((folder) => line.includes(`${folder}/`)) ?? homes.exec(line)?.[0],
    "give the path from the project's folder",
  );
}

function findInLines(
  files: readonly SourceFile[],
  find: (line: string) => string | undefined,
  remedy: string,
): Problem[] {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const found = find(line);
      return found ? [{ where: `${path}:${index + 1}`, what: `names "${found}"`, remedy }] : [];
    }),
  );
}
