import type { ContentProblem } from "./content-problem.ts";
import type { FieldValue } from "./reader.ts";
import { lineAt } from "./source-file.ts";

/** A text that is read, what was found in it, and what must be told apart in it. */
export type Source = ReturnType<typeof sourceOf>;

export function sourceOf({ file, field, line: first, value: text }: FieldValue) {
  const problems: ContentProblem[] = [];
  const links: FieldValue[] = [];
  /** The ids of the headings so far. */
  const ids = new Set<string>();
  /** How many fenced blocks there are so far, by what they are. */
  const counts = new Map<string, number>();
  /** How much of the text has been gone through. */
  let place = 0;

  /** The line in the file of a piece of the text that comes next; undefined where the text's own is not known. */
  function lineOf(piece: string): number | undefined {
    const [start = ""] = piece.trim().split("\n", 1);
    const found = text.indexOf(start, place);
    if (found >= 0) place = found + start.length;
    return first && first + lineAt(text, place) - 1;
  }

  /** Records what is wrong with a piece of the text, which is left out. */
  function fault(raw: string, remedy: string): [] {
    problems.push({ file, line: lineOf(raw), field, value: raw.trim(), remedy });
    return [];
  }

  return { file, field, problems, links, lineOf, fault, ids, counts };
}

/** What looks like Markdown and would be published as it stands: at the beginning of a line, and within words. */
const HALF_WRITTEN = {
  lines: [
    [/^#{2,}(?=[^\s#])/m, "write a space after ##"],
    [/^ *-(?=\p{L})/mu, "write a space after the hyphen"],
    [/^ *\d+[.)](?=\p{L})/mu, "write a space after the number"],
    [/^\|/m, "write | --- | --- | below the first line of the table"],
  ],
  words: [
    [/\*\*/, "close with ** what begins with **"],
    [/\[[^\]]*\([/#]|\]\s*\((?:[/#]|$)|\)\s*\[[/#]/, "write a link as [its words](/its-address)"],
  ],
} as const;

/** Records what is half-written in a text: `words` is what was left of it when all else was read. */
export function requireWhole(text: string, source: Source, where: keyof typeof HALF_WRITTEN): void {
  for (const [pattern, remedy] of HALF_WRITTEN[where]) {
    const place = text.search(pattern);
    if (place >= 0) source.fault(text.slice(place).split("\n", 1)[0] ?? "", remedy);
  }
}
