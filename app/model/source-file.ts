import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, matchesGlob, resolve, sep } from "node:path";
import { textInCommit } from "./content-history.ts";
import type { ContentProblem } from "./content-problem.ts";
import { decodeText } from "./decode-text.ts";
import { lineAt } from "./line-at.ts";
import {
  NO_FIELDS,
  parseFields,
  type Report,
  splitFrontMatter,
  type YamlFields,
} from "./yaml/yaml-fields.ts";

/** What problems call a file that does not exist, in place of a field. */
export const MISSING_FILE = "(file)";

/** A conflict marker of Git. */
const CONFLICT_MARK = /^(?:<{7}|>{7})(?: |$)/m;
const CONFLICT_REMEDY =
  "two people changed the same lines: keep what is right, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>";

/** The folder of the content: `content/` of the repository, or the folder that `CONTENT_DIR` names. */
export function contentRoot(): string {
  return resolve(process.env.CONTENT_DIR ?? "content");
}

/** The path below the content folder of a file such as `content/leaders/x.yaml`: `leaders/x.yaml`. */
export function pathInContent(file: string): string {
  return file.replace(/^content\//, "");
}

/** A file of the content as somebody is writing it, before it is saved. */
export interface UnsavedFile {
  /** Below the content folder. There may be no such file yet. */
  path: string;
  text: string;
}

const unsavedScope = new AsyncLocalStorage<UnsavedFile>();

/** Reads the content as if a file had been saved. @returns the result of `read` */
export function withUnsavedFile<Result>(file: UnsavedFile, read: () => Result): Result {
  return unsavedScope.run(file, read);
}

/** Whether the content is read as if this file had been saved. @param path below the content folder */
export function isBeingWritten(path: string): boolean {
  return unsavedScope.getStore()?.path === path;
}

/** Whether a file that was never saved is being written. @param path below the content folder */
export function isFirstWritten(path: string): boolean {
  return isBeingWritten(path) && !existsSync(join(contentRoot(), path));
}

/** Whether there is a file. @param path below the content folder */
export function hasContentFile(path: string): boolean {
  return isBeingWritten(path) || existsSync(join(contentRoot(), path));
}

/** Paths below the content folder, with slashes, sorted. Names that begin with a dot are left out. */
export function contentFiles(pattern: string | string[]): string[] {
  const patterns = Array.isArray(pattern) ? pattern : [pattern];
  const paths = new Set(patterns.flatMap(filesMatching));
  const unsaved = unsavedScope.getStore();
  if (unsaved && patterns.some((expected) => matchesGlob(unsaved.path, expected))) {
    paths.add(unsaved.path);
  }
  return [...paths].sort();
}

/** The pattern of the files with an extension in a single folder, such as `insights/articles/*.md`. */
const FILES_OF_FOLDER = /^([\w/-]+)\/\*(\.\w+)$/;

/** A path with a part that begins with a dot. */
const HIDDEN_PATH = /(?:^|\/)\./;

/** The paths that match a pattern. `globSync` takes half a second for all of ten thousand files. */
function filesMatching(pattern: string): string[] {
  if (pattern === "**/*") return namesIn(".", true);
  const [, folder = "", extension] = FILES_OF_FOLDER.exec(pattern) ?? [];
  if (extension !== undefined) {
    const names = namesIn(folder).filter((name) => name.endsWith(extension));
    return names.map((name) => `${folder}/${name}`);
  }
  const found = globSync(pattern, { cwd: contentRoot() });
  return found.map((path) => path.replaceAll(sep, "/"));
}

/** The names in a folder below the content folder, in the form of `contentFiles`. Empty if there is no such folder. */
function namesIn(folder: string, isRecursive = false): string[] {
  const path = join(contentRoot(), folder);
  if (!existsSync(path)) return [];
  const names = readdirSync(path, { recursive: isRecursive }).map(String);
  return names.map((name) => name.replaceAll(sep, "/")).filter((name) => !HIDDEN_PATH.test(name));
}

/** A file of content/. */
export interface SourceFile {
  /** Below the repository, such as `content/leaders/x.yaml`. */
  file: string;
  /** The whole file. Empty if the file does not exist. */
  text: string;
  yaml: YamlFields;
  /** The text below the fields of a Markdown file, with the line on which it begins. */
  body: { text: string; line: number };
  /** Whether a field such as `links[1].href` has the value of the original. Only a translation inherits fields. */
  isInherited?(field: string): boolean;
  /** The lists of a translation that inherit nothing. */
  unlikeLists?: readonly UnlikeList[];
}

/** A list in a translation with another number of entries than in the original. */
export interface UnlikeList {
  /** Such as `navigation`, or `footer.columns[0].links`. */
  path: string;
  entries: number;
  originalEntries: number;
}

interface ReadFile {
  /** Folder, time and size of the file when it was read. */
  stamp: string;
  bytes: Buffer;
  source: SourceFile;
  problems: readonly ContentProblem[];
}

/**
 * A cache of files by their path below the content folder: a command reads content several times, and `npm run dev` often.
 * A file with the same bytes in another folder, or of a later time, is not parsed again.
 */
const filesByPath = new Map<string, ReadFile>();

/** Empties the cache of files, for a build that has read everything. */
export function forgetSources(): void {
  filesByPath.clear();
}

/**
 * Reads a file of content/.
 *
 * @param path below content/
 * @param problems receives every fault of the file's encoding and form
 */
export function readSource(path: string, problems: ContentProblem[]): SourceFile {
  const file = `content/${path}`;
  const unsaved = unsavedScope.getStore();
  if (unsaved?.path === path) {
    const report = reporterOf(file, problems);
    return parseSource(file, decodeText(Buffer.from(unsaved.text), report), report);
  }
  const absolutePath = join(contentRoot(), path);
  const stats = statSync(absolutePath, { throwIfNoEntry: false });
  if (!stats?.isFile()) {
    problems.push({ file, field: MISSING_FILE, value: undefined, remedy: "add this file" });
    return { file, text: "", yaml: NO_FIELDS, body: NO_BODY };
  }
  const stamp = `${absolutePath} ${stats.mtimeMs} ${stats.size}`;
  let read = filesByPath.get(path);
  if (read?.stamp !== stamp) {
    const bytes = readFileSync(absolutePath);
    read = read?.bytes.equals(bytes) ? { ...read, stamp } : readBytes(file, bytes, stamp);
    filesByPath.set(path, read);
  }
  problems.push(...read.problems);
  return read.source;
}

function readBytes(file: string, bytes: Buffer, stamp: string): ReadFile {
  const problems: ContentProblem[] = [];
  const report = reporterOf(file, problems);
  return { stamp, bytes, source: parseSource(file, decodeText(bytes, report), report), problems };
}

const NO_BODY: SourceFile["body"] = { text: "", line: 1 };

/**
 * Reads a file of content/ from the last commit.
 *
 * @param path below content/
 * @returns undefined if the commit does not have the file, or if the file had a fault of its encoding or form
 */
export async function readCommittedSource(path: string): Promise<SourceFile | undefined> {
  const text = await textInCommit("HEAD", path, contentRoot());
  if (text === "") return undefined;
  const file = `content/${path}`;
  const problems: ContentProblem[] = [];
  const source = parseSource(file, text, reporterOf(file, problems));
  return problems.length === 0 ? source : undefined;
}

/** A function that adds problems of a file. It adds only the first of a line, because the others follow from it. */
function reporterOf(file: string, problems: ContentProblem[]): Report {
  return (line, field, value, remedy) => {
    const isReported = problems.some((problem) => problem.line === line);
    if (!isReported) problems.push({ file, line, field, value, remedy });
  };
}

/** Separates the fields of a file from its body, and parses them. */
function parseSource(file: string, text: string, report: Report): SourceFile {
  const unreadable: SourceFile = { file, text, yaml: NO_FIELDS, body: NO_BODY };
  const conflict = text.search(CONFLICT_MARK);
  if (conflict >= 0) {
    const line = lineAt(text, conflict);
    report(line, "(conflict)", text.split("\n")[line - 1], CONFLICT_REMEDY);
    return unreadable;
  }
  if (!file.endsWith(".md")) return { ...unreadable, yaml: parseFields(text, 1, report) };
  const { front, yaml, body } = splitFrontMatter(text);
  if (yaml === undefined) {
    const [firstLine = ""] = text.split("\n", 1);
    const remedy = firstLine.startsWith("---")
      ? "close the fields with a line that holds only ---, before the text"
      : "begin the file with a line that holds only ---";
    report(1, "front matter", firstLine, remedy);
    return unreadable;
  }
  const line = lineAt(text, front.length + body.search(/\S|$/));
  return { file, text, yaml: parseFields(yaml, 2, report), body: { text: body.trim(), line } };
}
