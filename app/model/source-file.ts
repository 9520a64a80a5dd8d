import { AsyncLocalStorage } from "node:async_hooks";
import { isUtf8 } from "node:buffer";
import { existsSync, globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, matchesGlob, resolve, sep } from "node:path";
import { textInCommit } from "./content-history.ts";
import type { ContentProblem } from "./content-problem.ts";
import { fieldAt } from "./yaml-faults.ts";
import {
  NO_FIELDS,
  parseFields,
  type Report,
  splitFrontMatter,
  type YamlFields,
} from "./yaml-fields.ts";

interface InvalidCharacters {
  pattern: RegExp;
  /** Their replacement while the rest of the text is checked. */
  replacement: string;
  remedy: string;
}

/** Characters that no text may hold. */
const INVALID_CHARACTERS: readonly InvalidCharacters[] = [
  { pattern: /\t/g, replacement: "  ", remedy: "a tab; use spaces" },
  {
    pattern: /(?<=^ *)\u00a0/gm,
    replacement: " ",
    remedy: "a blank from a web page or a word processor; type a space",
  },
  {
    pattern: /[^\P{Cc}\t\r\n]|[\u2028\u2029\ufeff]/gu,
    replacement: "",
    remedy: "a character that cannot be seen; delete it",
  },
  {
    pattern: /\ufffd|Ã[\u0080-\u00bf]|â€./g,
    replacement: "?",
    remedy: "a letter was lost when the file was saved; type it anew and save as UTF-8",
  },
];

/** A conflict marker of Git. */
const CONFLICT_MARK = /^(?:<{7}|>{7})(?: |$)/m;
const CONFLICT_REMEDY =
  "two people changed the same lines: keep what is right, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>";

/** The line of a character in a text, from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

/** The folder of the content: `content/` of the repository, or the folder that `CONTENT_DIR` names. */
export function contentRoot(): string {
  return resolve(process.env.CONTENT_DIR ?? "content");
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

const IS_HIDDEN = /(?:^|\/)\./;

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
  return names.map((name) => name.replaceAll(sep, "/")).filter((name) => !IS_HIDDEN.test(name));
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
    return parseSource(file, readText(Buffer.from(unsaved.text), report), report);
  }
  const absolutePath = join(contentRoot(), path);
  const stats = statSync(absolutePath, { throwIfNoEntry: false });
  if (!stats?.isFile()) {
    problems.push({ file, field: "(file)", value: undefined, remedy: "add this file" });
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
  return { stamp, bytes, source: parseSource(file, readText(bytes, report), report), problems };
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

/** Decodes the text of a file. Invalid characters are reported and replaced, so that they hide no other fault. */
function readText(bytes: Buffer, report: Report): string {
  let text = decode(bytes, report);
  for (const invalid of INVALID_CHARACTERS) {
    if (text.search(invalid.pattern) < 0) continue;
    reportInvalidCharacters(text, invalid, report);
    text = text.replace(invalid.pattern, invalid.replacement);
  }
  return text;
}

function decode(bytes: Buffer, report: Report): string {
  if (!isUtf8(bytes)) {
    report(1, "(encoding)", "another encoding", "save as UTF-8");
    // Older programs on Windows write this encoding. Hardly any other encoding occurs.
    return new TextDecoder("windows-1252").decode(bytes);
  }
  if (bytes.indexOf("\ufeff") === 0) {
    const remedy =
      "save as UTF-8 without a byte order mark: choose “UTF-8”, not “UTF-8 with BOM”, when you save";
    report(1, "(encoding)", "UTF-8 with a byte order mark (BOM)", remedy);
  }
  return new TextDecoder("utf-8").decode(bytes);
}

/** Reports the first line with such characters. The report names the further lines. */
function reportInvalidCharacters(
  text: string,
  { pattern, remedy }: InvalidCharacters,
  report: Report,
): void {
  const indexes = Array.from(text.matchAll(pattern), ({ index }) => index);
  const [line, ...furtherLines] = new Set(indexes.map((index) => lineAt(text, index)));
  if (line === undefined) return;
  const also = furtherLines.length > 0 ? ` (also in line ${furtherLines.join(", ")})` : "";
  const lines = text.split("\n");
  // Below the front matter there are no fields.
  const isInBody = lines.slice(0, line).indexOf("---", 1) > 0;
  const field = isInBody ? "body" : fieldAt(lines, line - 1);
  report(line, field, lines[line - 1]?.trim(), `line ${line}: ${remedy}${also}`);
}
