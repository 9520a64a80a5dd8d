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
    return this.#lineAt(this.#readLength);
  }

  #lineAt(index: number): number | undefined {
    return this.#firstLine && this.#firstLine + lineAt(this.#text, index) - 1;
  }

  /** Records what is wrong with a piece that comes next in the text. */
  report(piece: string, remedy: string): void {
    const { file, field } = this;
    const line = this.lineOf(piece);
    this.problems.push({ file, line, field, value: piece.trim(), remedy });
  }

  /** Records what is wrong with a piece of the text, whose other parts before the piece are still to be read. */
  reportAhead(piece: string, remedy: string): void {
    const { file, field } = this;
    const value = piece.trim();
    // The signs of elements within the piece may be missing in it.
    const [firstWord = ""] = value.split(/\s/, 1);
    const index = this.#indexAhead(value) ?? this.#indexAhead(firstWord) ?? this.#readLength;
    this.problems.push({ file, line: this.#lineAt(index), field, value, remedy });
  }

  #indexAhead(words: string): number | undefined {
    const index = this.#text.indexOf(words, this.#readLength);
    return index < 0 ? undefined : index;
  }

  /** How often the text has some words, which are in small letters here and in any letters there. */
  countOf(words: string): number {
    return this.#text.toLowerCase().split(words).length - 1;
  }

  /** Whether the text has words of a pattern anywhere. */
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

  /** Counts a fenced block. @returns its number among those of its kind, from 1 */
  countBlock(kind: string): number {
    const count = (this.blockCounts.get(kind) ?? 0) + 1;
    this.blockCounts.set(kind, count);
    return count;
  }
}
