import type { ContentProblem } from "./content-problem.ts";
import type { FieldValue, MarkdownText } from "./reader.ts";
import { lineAt } from "./source-text.ts";

/** The text that is parsed, what was found in it, and what must be told apart in it. */
export const sourceOf = (text: MarkdownText) => ({
  ...text,
  problems: [] as ContentProblem[],
  links: [] as FieldValue[],
  /** How much of the text has been gone through. */
  place: 0,
  /** Of the headings so far. */
  ids: new Set<string>(),
  /** How many fenced blocks there are so far, by what they are. */
  counts: new Map<string, number>(),
});
export type Source = ReturnType<typeof sourceOf>;

/** The line in the file of a piece of the text that comes next; undefined where the text's own is not known. */
export function lineOfNext(piece: string, source: Source): number | undefined {
  const [start = ""] = piece.trim().split("\n", 1);
  const place = source.markdown.indexOf(start, source.place);
  if (place >= 0) source.place = place + start.length;
  return source.line && source.line + lineAt(source.markdown, source.place) - 1;
}

/** Records what is wrong with a piece of the text, which is left out. */
export function fault(raw: string, remedy: string, source: Source): [] {
  const { file, field, problems } = source;
  problems.push({ file, line: lineOfNext(raw, source), field, value: raw.trim(), remedy });
  return [];
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
    if (place >= 0) fault(text.slice(place).split("\n", 1)[0] ?? "", remedy, source);
  }
}
