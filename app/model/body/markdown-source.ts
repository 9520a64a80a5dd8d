import type { z } from "zod";
import type { ContentProblem } from "../content-problem.ts";
import type { FieldValue, FoundPhoto } from "../findings.ts";
import { languageOfFile } from "../language.ts";
import { lineAt } from "../line-at.ts";

/** The data of a fenced block. */
export interface DataBlock {
  /** Such as `body exhibit 2`. */
  name: string;
  schema: z.ZodType;
  value: unknown;
  /** The line in the file of a field such as `rows[1].label`. Undefined if the line of the text is not known. */
  lineOf(field: string): number | undefined;
}

/** A Markdown text while it is parsed: the positions of its parts in the file, and the findings. */
export class MarkdownSource {
  readonly file: string;
  readonly field: string;
  /** The language tag of the text. */
  readonly language: string;
  readonly problems: ContentProblem[] = [];
  readonly links: FieldValue[] = [];
  readonly photos: FoundPhoto[] = [];
  readonly blocks: DataBlock[] = [];
  /** The ids of the headings so far. */
  readonly headingIds = new Set<string>();
  /** The number of fenced blocks so far, by kind. */
  readonly blockCounts = new Map<string, number>();
  readonly #text: string;
  /** The line of the file on which the text begins. */
  readonly #firstLine: number | undefined;
  /** The number of characters that have been read. */
  #readLength = 0;

  constructor({ file, field, line, value }: FieldValue) {
    this.file = file;
    this.language = languageOfFile(file);
    this.field = field;
    this.#firstLine = line;
    this.#text = value;
  }

  /** The line in the file of a piece that comes next in the text. Undefined if the line of the text is not known. */
  lineOf(piece: string): number | undefined {
    const [start = ""] = piece.trim().split("\n", 1);
    const index = this.#text.indexOf(start, this.#readLength);
    if (index >= 0) this.#readLength = index + start.length;
    return this.#lineAt(this.#readLength);
  }

  #lineAt(index: number): number | undefined {
    return this.#firstLine && this.#firstLine + lineAt(this.#text, index) - 1;
  }

  /** Reports a problem of a piece that comes next in the text. */
  report(piece: string, remedy: string): void {
    const { file, field } = this;
    const line = this.lineOf(piece);
    this.problems.push({ file, line, field, value: piece.trim(), remedy });
  }

  /** Reports a problem of a piece of the text. Parts before the piece may not have been read yet. */
  reportAhead(piece: string, remedy: string): void {
    const { file, field } = this;
    const value = piece.trim();
    // The piece may lack the Markdown signs of elements within it.
    const [firstWord = ""] = value.split(/\s/, 1);
    const index = this.#indexAhead(value) ?? this.#indexAhead(firstWord) ?? this.#readLength;
    this.problems.push({ file, line: this.#lineAt(index), field, value, remedy });
  }

  #indexAhead(words: string): number | undefined {
    const index = this.#text.indexOf(words, this.#readLength);
    return index < 0 ? undefined : index;
  }

  /** Counts some words in the text, ignoring case. The words are given in lower case. */
  countOf(words: string): number {
    return this.#text.toLowerCase().split(words).length - 1;
  }

  /** Whether a pattern matches anywhere in the text. */
  hasText(pattern: RegExp): boolean {
    return pattern.test(this.#text);
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

  /** Counts a fenced block. @returns its number among the blocks of its kind, from 1 */
  countBlock(kind: string): number {
    const count = (this.blockCounts.get(kind) ?? 0) + 1;
    this.blockCounts.set(kind, count);
    return count;
  }
}
