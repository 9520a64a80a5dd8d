import { isUtf8 } from "node:buffer";
import { globSync, readFileSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
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

/** Paths below the content folder, with slashes, sorted. Names that begin with a dot are left out. */
export function contentFiles(pattern: string | string[]): string[] {
  const found = globSync(pattern, { cwd: contentRoot() });
  return found.map((path) => path.replaceAll(sep, "/")).sort();
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
  /** Time and size of the file when it was read. */
  stamp: string;
  source: SourceFile;
  problems: readonly ContentProblem[];
}

/** A cache of files by path: a command reads content several times, and `npm run dev` often. */
const filesByPath = new Map<string, ReadFile>();

/**
 * Reads a file of content/.
 *
 * @param path below content/
 * @param problems receives every fault of the file's encoding and form
 */
export function readSource(path: string, problems: ContentProblem[]): SourceFile {
  const file = `content/${path}`;
  const absolutePath = join(contentRoot(), path);
  const stats = statSync(absolutePath, { throwIfNoEntry: false });
  if (!stats?.isFile()) {
    problems.push({ file, field: "(file)", value: undefined, remedy: "add this file" });
    return { file, text: "", yaml: NO_FIELDS, body: NO_BODY };
  }
  const stamp = `${stats.mtimeMs} ${stats.size}`;
  let read = filesByPath.get(absolutePath);
  if (read?.stamp !== stamp) {
    const found: ContentProblem[] = [];
    read = { stamp, source: parseSource(file, absolutePath, found), problems: found };
    filesByPath.set(absolutePath, read);
  }
  problems.push(...read.problems);
  return read.source;
}

const NO_BODY: SourceFile["body"] = { text: "", line: 1 };

/** Reads an existing file and parses its fields. */
function parseSource(file: string, absolutePath: string, problems: ContentProblem[]): SourceFile {
  // Only the first fault of a line is reported. The others follow from it.
  const report: Report = (line, field, value, remedy) => {
    const isReported = problems.some((problem) => problem.line === line);
    if (!isReported) problems.push({ file, line, field, value, remedy });
  };
  const text = readText(absolutePath, report);
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
function readText(path: string, report: Report): string {
  const bytes = readFileSync(path);
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
