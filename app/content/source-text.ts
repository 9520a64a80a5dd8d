import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { fieldAt } from "./yaml-faults.ts";

/** Records a fault: the line in the file, the field, what stands there, what to do. */
export type Report = (line: number, field: string, value: unknown, remedy: string) => void;

/** A piece of a file, with the line of the file on which it begins. */
export interface TextPart {
  text: string;
  line: number;
}

/** What no text may hold, and what stands in its place while the rest is checked. */
const WRONG = [
  { pattern: /\t/g, instead: "  ", words: () => "a tab; use spaces" },
  {
    pattern: /(?<=^ *)\u00a0/gm,
    instead: " ",
    words: () => "a blank from a web page or a word processor; type a space",
  },
  {
    pattern: /[^\P{Cc}\t\r\n]|[\u2028\u2029\ufeff]/gu,
    instead: "",
    words: (found: string) => `a character that cannot be seen (${codePoint(found)}); delete it`,
  },
  {
    pattern: /\ufffd/g,
    instead: "?",
    words: () => "a letter was lost when the file was saved; type it anew and save as UTF-8",
  },
  {
    pattern: /Ã[\u0080-\u00bf]|â€./g,
    instead: "?",
    words: (found: string) => `"${found}" was one letter once; type it anew and save as UTF-8`,
  },
];

/** How HTML writes a character, which content shows as it stands. */
export const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]{2,31}\d*);/i;

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** Characters of HTML that Markdown writes for what it takes as its own. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

export function entityRemedy(entity: string): string {
  const character = entity === "&nbsp;" ? "a space" : "the character itself";
  return `write ${character}: ${entity} is shown as it stands`;
}

function codePoint(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** The line of a place in a text, from 1. */
export function lineAt(text: string, place: number): number {
  return text.slice(0, place).split("\n").length;
}

/**
 * The text of a content file. What is wrong with its characters is recorded, and mended in what is
 * returned, so that one fault hides no other.
 *
 * @returns the text, and the lines that had a fault
 */
export function readText(path: string, report: Report): { text: string; faulty: Set<number> } {
  const bytes = readFileSync(path);
  const { text: decoded, encoding, line = 1 } = decode(bytes);
  if (encoding) report(line, "(encoding)", encoding, "save as UTF-8");
  let text = decoded;
  const faulty = new Set<number>();
  for (const { pattern, instead, words } of WRONG) {
    const byLine = Map.groupBy(text.matchAll(pattern), ({ index }) => lineAt(text, index));
    const [first, ...others] = byLine.keys();
    if (first === undefined) continue;
    for (const at of byLine.keys()) faulty.add(at);
    const what = words(byLine.get(first)?.[0]?.[0] ?? "");
    const also = others.length > 0 ? ` (also in line ${others.join(", ")})` : "";
    const value = text.split("\n")[first - 1]?.trim();
    report(first, fieldOrBody(text, first), value, `line ${first}: ${what}${also}`);
    text = text.replace(pattern, instead);
  }
  return { text, faulty };
}

/** The name of the field that a line belongs to; `body` below the front matter. */
function fieldOrBody(text: string, line: number): string {
  const lines = text.split("\n").slice(0, line);
  return lines.indexOf("---", 1) > 0 ? "body" : fieldAt(lines, line - 1);
}

function decode(bytes: Buffer): { text: string; encoding?: string; line?: number } {
  const start = bytes.toString("latin1", 0, 3);
  // Where no mark says so, every other byte of Latin letters is 0.
  const [isWide, isLittle] = /^(?:(\xff\xfe|.\0)|\xfe\xff|\0)/s.exec(start) ?? [];
  const read = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (isWide) return { text: read(isLittle ? "utf-16le" : "utf-16be"), encoding: "UTF-16" };
  const text = read("utf-8");
  if (isUtf8(bytes)) {
    return {
      text,
      ...(start === "\xef\xbb\xbf" && { encoding: "UTF-8 with a byte order mark (BOM)" }),
    };
  }
  const line = lineAt(text, text.indexOf("\ufffd"));
  return { text: read("windows-1252"), encoding: "Latin-1 or Windows-1252", line };
}

/** A line of fields, as opposed to one of text. */
const FIELD_LINE = /^(?:[\w-]+:(?: |$)|[ -]|#(?!#)|$)/;

/** The fields between two lines `---`, and the text below. A line that is missing is recorded. */
export function splitFrontMatter(text: string, report: Report): Record<"yaml" | "body", TextPart> {
  const lines = text.split(/\r?\n/);
  const isOpen = lines[0]?.trimEnd() === "---";
  // Of an empty file its fields are asked for.
  if (!isOpen && text.trim())
    report(1, "front matter", lines[0], "begin the file with a line that holds only ---");
  // Whatever was meant to be the first line: "—" in the place of "---".
  const start = isOpen || /^[-–—*_ ]*$/.test(lines[0] ?? "") ? 1 : 0;
  const end = lines.findIndex((line, index) => {
    const isText = lines[index - 1]?.trim() === "" && !FIELD_LINE.test(line);
    return index >= start && (line.trimEnd() === "---" || isText);
  });
  const isClosed = lines[end]?.trimEnd() === "---";
  if (!isClosed && (isOpen || /^[\w-]+:/.test(lines[start] ?? ""))) {
    const remedy = "close the fields with a line that holds only ---, before the text";
    report(end < 0 ? lines.length : end, "front matter", lines.at(end), remedy);
  }
  const from = end < 0 ? lines.length : end + Number(isClosed);
  const first = Math.max(
    from,
    lines.findIndex((line, index) => index >= from && line.trim() !== ""),
  );
  return {
    yaml: { text: lines.slice(start, end < 0 ? lines.length : end).join("\n"), line: start + 1 },
    body: { text: lines.slice(from).join("\n").trim(), line: first + 1 },
  };
}
