import { isUtf8 } from "node:buffer";
import { globSync, readFileSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import type { ContentProblem } from "./content-problem.ts";
import { fieldAt } from "./yaml-faults.ts";
import { NO_FIELDS, parseFields, type Report, splitFrontMatter } from "./yaml-fields.ts";

/** What no text may hold, what stands in its place while the rest is checked, and what to do. */
const WRONG: readonly [pattern: RegExp, instead: string, words: string][] = [
  [/\t/g, "  ", "a tab; use spaces"],
  [/(?<=^ *)\u00a0/gm, " ", "a blank from a web page or a word processor; type a space"],
  [/[^\P{Cc}\t\r\n]|[\u2028\u2029\ufeff]/gu, "", "a character that cannot be seen; delete it"],
  [
    /\ufffd|Ã[\u0080-\u00bf]|â€./g,
    "?",
    "a letter was lost when the file was saved; type it anew and save as UTF-8",
  ],
];

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, place: number) => text.slice(0, place).split("\n").length;

/** The folder of the content: `content/` of the repository, or the one named by `CONTENT_DIR`. */
export const contentRoot = () => resolve(process.env.CONTENT_DIR || "content");

/** Paths below the folder of the content; names that begin with a dot are left out. */
export function contentFiles(pattern: string | string[]): string[] {
  const found = globSync(pattern, { cwd: contentRoot() });
  return found.map((path) => path.replaceAll(sep, "/")).sort();
}

/** The text of a file. What is wrong with its characters is recorded, and mended so that it hides nothing else. */
function readText(path: string, report: Report): string {
  const bytes = readFileSync(path);
  // The encoding of older programs on Windows: what else is not UTF-8 is rare.
  let text = new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1252").decode(bytes);
  if (!isUtf8(bytes)) report(1, "(encoding)", "another encoding", "save as UTF-8");
  else if (bytes.indexOf("\ufeff") === 0)
    report(1, "(encoding)", "UTF-8 with a byte order mark (BOM)", "save as UTF-8");
  for (const [pattern, instead, words] of WRONG) {
    const places = Array.from(text.matchAll(pattern), ({ index }) => lineAt(text, index));
    const [line, ...others] = new Set(places);
    if (line === undefined) continue;
    const also = others.length > 0 ? ` (also in line ${others.join(", ")})` : "";
    const lines = text.split("\n");
    // Below the front matter there are no fields.
    const isBody = lines.slice(0, line).indexOf("---", 1) > 0;
    const field = isBody ? "body" : fieldAt(lines, line - 1);
    report(line, field, lines[line - 1]?.trim(), `line ${line}: ${words}${also}`);
    text = text.replace(pattern, instead);
  }
  return text;
}

/** Reads a file of content/: its fields, and of Markdown the text below them with the line on which it begins. */
export function readSource(path: string, problems: ContentProblem[]) {
  const file = `content/${path}`;
  const absolute = join(contentRoot(), path);
  const nothing = { file, yaml: NO_FIELDS, body: { text: "", line: 1 } };
  if (!statSync(absolute, { throwIfNoEntry: false })?.isFile()) {
    problems.push({ file, field: "(file)", value: undefined, remedy: "add this file" });
    return nothing;
  }
  // What else is wrong with a line follows from its first fault.
  const report: Report = (line, field, value, remedy) => {
    const isTold = problems.some((one) => one.file === file && one.line === line);
    if (!isTold) problems.push({ file, line, field, value, remedy });
  };
  const text = readText(absolute, report);
  if (!path.endsWith(".md")) return { ...nothing, yaml: parseFields(text, 1, report) };
  const { front, yaml, body } = splitFrontMatter(text);
  if (yaml === undefined) {
    const [first = ""] = text.split("\n", 1);
    const remedy = first.startsWith("---")
      ? "close the fields with a line that holds only ---, before the text"
      : "begin the file with a line that holds only ---";
    report(1, "front matter", first, remedy);
    return nothing;
  }
  const line = lineAt(text, front.length + body.search(/\S|$/));
  return { file, yaml: parseFields(yaml, 2, report), body: { text: body.trim(), line } };
}
