import { type Dirent, globSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

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
