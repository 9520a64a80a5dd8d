import type { SearchLanguage } from "./search-language.ts";

/** Letters and digits of any script. An apostrophe or an ampersand inside belongs to the word: `M&A`, `don’t`. */
export const WORD_PATTERN = /[\p{L}\p{M}\p{N}]+(?:['’&][\p{L}\p{M}\p{N}]+)*/gu;

/** Letters that Unicode does not decompose into a base letter and an accent, and their usual transcription. */
const TRANSCRIPTIONS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
};

/** The letter й in two characters. It ends many words of Slavic languages, and nobody types и for it. */
const SHORT_I = "\u0438\u0306";

/** The form in which words are compared: lower case, without accents, apostrophes and ampersands. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(SHORT_I, "й")
    .replace(/[\p{M}'’&]/gu, "")
    .replace(/[ßæœøł]/g, (letter) => TRANSCRIPTIONS[letter] ?? letter);
}

/** The words of a text in order, as `fold` returns them. */
export function foldedWords(text: string): string[] {
  const words = text.match(WORD_PATTERN) ?? [];
  return words.map(fold).filter((word) => word !== "");
}

/** A part of a text; `index` is its position among the parts. */
export interface MarkedPart {
  text: string;
  index: number;
  isMarked: boolean;
}

/**
 * Splits a text at the words to mark. The parts together are the whole text.
 *
 * @param stems the stems of the words to mark
 */
export function markedParts(
  text: string,
  stems: ReadonlySet<string>,
  { stem }: SearchLanguage,
): MarkedPart[] {
  // No content holds a NUL. With one before and after each word to mark, every second part is marked.
  const isMarked = (word: string) => stems.has(stem(fold(word)));
  return text
    .replace(WORD_PATTERN, (word) => (isMarked(word) ? `\0${word}\0` : word))
    .split("\0")
    .map((part, index) => ({ text: part, index, isMarked: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
