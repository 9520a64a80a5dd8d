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

/** How HTML writes a character, which content shows as it stands. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]{2,31}\d*);/i;

/** The first entity of HTML in a text, and what to do about it. */
export function entityFault(text: string): { value: string; remedy: string } | undefined {
  const [value] = ENTITY.exec(text) ?? [];
  const character = value === "&nbsp;" ? "a space" : "the character itself";
  return value
    ? { value, remedy: `write ${character}: ${value} is shown as it stands` }
    : undefined;
}

/** The line of a place in a text, from 1. */
export function lineAt(text: string, place: number): number {
  return text.slice(0, place).split("\n").length;
}

/** Encodings by the first byte of their mark. */
const WIDE: Readonly<Record<number, string>> = { 255: "utf-16le", 254: "utf-16be" };

/**
 * The text of a content file. What is wrong with its characters is recorded, and mended in what is
 * returned, so that one fault hides no other.
 *
 * @returns the text, and the lines that had a fault
 */
export function readText(path: string, report: Report): { text: string; faulty: Set<number> } {
  const bytes = readFileSync(path);
  const hasMark = bytes.indexOf("\ufeff") === 0;
  const encoding = isUtf8(bytes) ? "utf-8" : (WIDE[bytes[0] ?? 0] ?? "windows-1252");
  let text = new TextDecoder(encoding).decode(bytes);
  if (hasMark || encoding !== "utf-8") {
    const value = hasMark ? "UTF-8 with a byte order mark (BOM)" : encoding;
    report(1, "(encoding)", value, "save as UTF-8");
  }
  const faulty = new Set<number>();
  for (const [pattern, instead, words] of WRONG) {
    const places = Array.from(text.matchAll(pattern), ({ index }) => lineAt(text, index));
    const [line, ...others] = new Set(places);
    if (line === undefined) continue;
    for (const at of places) faulty.add(at);
    const also = others.length > 0 ? ` (also in line ${others.join(", ")})` : "";
    const lines = text.split("\n");
    // Below the front matter there are no fields.
    const isBody = lines.slice(0, line).indexOf("---", 1) > 0;
    const field = isBody ? "body" : fieldAt(lines, line - 1);
    report(line, field, lines[line - 1]?.trim(), `line ${line}: ${words}${also}`);
    text = text.replace(pattern, instead);
  }
  return { text, faulty };
}
