/** Letters and digits of any script. An apostrophe or an ampersand inside belongs to the word: `M&A`, `don’t`. */
const WORD_PATTERN = /[\p{L}\p{M}\p{N}]+(?:['’&][\p{L}\p{M}\p{N}]+)*/gu;

/** Letters that Unicode does not decompose into a base letter and an accent, and their usual transcription. */
const TRANSCRIPTIONS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
};

// biome-ignore format: a list of words is read better in lines
const STOP_WORDS = new Set([
  "a", "about", "an", "and", "are", "as", "at", "be", "been", "but", "by", "can", "could", "did", "do", "does", "for",
  "from", "had", "has", "have", "he", "her", "his", "how", "i", "if", "in", "into", "is", "it", "its", "may", "more",
  "most", "must", "no", "not", "of", "on", "one", "or", "our", "she", "should", "so", "some", "such", "than", "that",
  "the", "their", "them", "then", "there", "these", "they", "this", "to", "up", "was", "we", "were", "what", "when",
  "where", "which", "who", "whose", "why", "will", "with", "would", "you", "your",
]);

/** Whether a word is too common to tell one page from another, for example `the`. @param word as `fold` returns it */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** The form in which words are compared: lower case, without accents, apostrophes and ampersands. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’&]/gu, "")
    .replace(/[ßæœøł]/g, (letter) => TRANSCRIPTIONS[letter] ?? letter);
}

/**
 * Reduces the singular and the plural of an English noun to one form, which need not be a word (the "S stemmer" of Harman,
 * "How effective is suffixing?", 1991).
 *
 * @param word as `fold` returns it
 */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^siu]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** The words of a text in order, as `fold` returns them. */
export function wordsOf(text: string): string[] {
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
export function markedParts(text: string, stems: ReadonlySet<string>): MarkedPart[] {
  // No content holds a NUL. With one before and after each word to mark, every second part is marked.
  const isMarked = (word: string) => stems.has(stem(fold(word)));
  return text
    .replace(WORD_PATTERN, (word) => (isMarked(word) ? `\0${word}\0` : word))
    .split("\0")
    .map((part, index) => ({ text: part, index, isMarked: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
