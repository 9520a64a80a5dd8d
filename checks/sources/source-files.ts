import { type Dirent, globSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** A file of the project: its path from the project's folder, and its text, which is empty for binary files. */
export type SourceFile = ReturnType<typeof readSources>[number];

/** Folders that are installed, generated, or belong to the version control. */
const IGNORED_FOLDERS = /^(\.git|\.cache|data|dist|node_modules|playwright-report|test-results)$/;
const BINARY_FILES =
  /\.(png|jpe?g|webp|avif|ico|pdf|woff2?|ttf|otf|zip|epub|xlsx|pptx|mp3|m4a|mp4|webm|gz|br)$/;

/** Reads every file of the working folder. */
export function readSources() {
  const exclude = ({ name }: Dirent) => IGNORED_FOLDERS.test(name);
  return globSync(["**", "**/.*", "**/.*/**"], { withFileTypes: true, exclude })
    .filter((entry) => entry.isFile())
    .map((entry) => relative("", join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .map((path) => ({ path, text: BINARY_FILES.test(path) ? "" : readFileSync(path, "utf8") }));
}

/** A pattern for folders of a person's machine on Linux, macOS or Windows, and for the given folder. */
export const machinePath = (folder: string) =>
  new RegExp(
    String.raw`(?<![\w.])(?:/home/|/Users/|[A-Z]:\\Users\\)[\w-]+|${RegExp.escape(`${folder}/`)}`,
  );

/** The lines that match a pattern of forbidden words. */
export function findInLines(files: readonly SourceFile[], pattern: RegExp) {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const [found] = pattern.exec(line) ?? [];
      return found ? [`${path}:${index + 1}: names "${found}"`] : [];
    }),
  );
}
