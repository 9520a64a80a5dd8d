import type { z } from "zod";
import type { ContentProblem } from "./content-problem.ts";
import type { FieldValue, FoundPhoto } from "./reader.ts";
import { lineAt } from "./source-file.ts";

/** The data of a fenced block. */
export interface DataBlock {
  /** Such as `body exhibit 2`. */
  name: string;
  schema: z.ZodType;
  value: unknown;
  /** The line in the file of a field such as `rows[1].label`; undefined where the text's own line is not known. */
  lineOf(field: string): number | undefined;
}

/** A Markdown text while it is read: where its parts stand in the file, and what was found in it. */
export class MarkdownSource {
  readonly file: string;
  readonly field: string;
  readonly problems: ContentProblem[] = [];
  readonly links: FieldValue[] = [];
  readonly photos: FoundPhoto[] = [];
  readonly blocks: DataBlock[] = [];
  /** The ids of the headings so far. */
  readonly headingIds = new Set<string>();
  /** How many fenced blocks there are so far, by their kind. */
  readonly blockCounts = new Map<string, number>();
  readonly #text: string;
  /** The line of the file on which the text begins. */
  readonly #firstLine: number | undefined;
  /** How many characters of the text have been read. */
  #readLength = 0;

  constructor({ file, field, line, value }: FieldValue) {
    this.file = file;
    this.field = field;
    this.#firstLine = line;
    this.#text = value;
  }

  /** The line in the file of a piece that comes next in the text; undefined where the text's own line is not known. */
  lineOf(piece: string): number | undefined {
    const [start = ""] = piece.trim().split("\n", 1);
    const index = this.#text.indexOf(start, this.#readLength);
    if (index >= 0) this.#readLength = index + start.length;
    return this.#firstLine && this.#firstLine + lineAt(this.#text, this.#readLength) - 1;
  }

  /** Records what is wrong with a piece of the text. */
  report(piece: string, remedy: string): void {
    const { file, field } = this;
    const line = this.lineOf(piece);
    this.problems.push({ file, line, field, value: piece.trim(), remedy });
  }

  /** Records the address of a link. */
  addLink(piece: string, href: string): void {
    const { file, field } = this;
    this.links.push({ file, field, line: this.lineOf(piece), value: href });
  }

  /** Records the name of a photo. */
  addPhoto(name: string): void {
    const { file, field } = this;
    this.photos.push({ file, field, line: this.lineOf(name), value: name, isLogo: false });
  }

  /** Counts a fenced block. @returns its number among those of its kind, from 1 */
  countBlock(kind: string): number {
    const count = (this.blockCounts.get(kind) ?? 0) + 1;
    this.blockCounts.set(kind, count);
    return count;
  }
}

interface UnfinishedMark {
  pattern: RegExp;
  remedy: string;
}

/** What looks like the beginning of a block and would be published as it stands. */
const UNFINISHED_BLOCKS: readonly UnfinishedMark[] = [
  { pattern: /^#{2,}(?=[^\s#])/m, remedy: "write a space after ##" },
  { pattern: /^ *-(?=\p{L})/mu, remedy: "write a space after the hyphen" },
  { pattern: /^ *\d+[.)](?=\p{L})/mu, remedy: "write a space after the number" },
  { pattern: /^\|/m, remedy: "write | --- | --- | below the first line of the table" },
];

/** The same among the words of a text. */
const UNFINISHED_WORDS: readonly UnfinishedMark[] = [
  { pattern: /\*\*/, remedy: "close with ** what begins with **" },
  {
    pattern: /\[[^\]]*\([/#]|\]\s*\((?:[/#]|$)|\)\s*\[[/#]/,
    remedy: "write a link as [its words](/its-address)",
  },
];

/** Records what looks like an unfinished heading, list or table in a paragraph as it is written. */
export function reportUnfinishedBlocks(paragraph: string, source: MarkdownSource): void {
  reportMarks(paragraph, UNFINISHED_BLOCKS, source);
}

/** Records what looks like unfinished emphasis or an unfinished link in plain words. */
export function reportUnfinishedWords(words: string, source: MarkdownSource): void {
  reportMarks(words, UNFINISHED_WORDS, source);
}

function reportMarks(text: string, marks: readonly UnfinishedMark[], source: MarkdownSource): void {
  for (const { pattern, remedy } of marks) {
    const index = text.search(pattern);
    if (index < 0) continue;
    const [line = ""] = text.slice(index).split("\n", 1);
    source.report(line, remedy);
  }
}
