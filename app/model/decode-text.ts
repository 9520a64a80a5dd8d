import { isUtf8 } from "node:buffer";
import { BODY } from "./fields/body-field.ts";
import { lineAt } from "./line-at.ts";
import { fieldAt } from "./yaml/yaml-faults.ts";
import type { Report } from "./yaml/yaml-fields.ts";

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

/**
 * Decodes the text of a content file. Invalid characters are reported and replaced, so that they hide no other fault.
 *
 * @param report receives every fault of the encoding and of the characters
 */
export function decodeText(bytes: Buffer, report: Report): string {
  let text = decodeBytes(bytes, report);
  for (const invalid of INVALID_CHARACTERS) {
    if (text.search(invalid.pattern) < 0) continue;
    reportInvalidCharacters(text, invalid, report);
    text = text.replace(invalid.pattern, invalid.replacement);
  }
  return text;
}

function decodeBytes(bytes: Buffer, report: Report): string {
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
  const field = isInBody ? BODY : fieldAt(lines, line - 1);
  report(line, field, lines[line - 1]?.trim(), `line ${line}: ${remedy}${also}`);
}
