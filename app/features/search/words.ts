/** Letters and digits of any script; an apostrophe or an ampersand inside belongs to the word: `M&A`, `don’t`. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’&][\p{L}\p{M}\p{N}]+)*/gu;

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l" };

const STOP_WORDS = new Set(
  `a about an and are as at be been but by can could did do does for from had has have he her his how i if in
  into is it its may more most must no not of on one or our she should so some such than that the their them
  then there these they this to up was we were what when where which who whose why will with would you your`.split(
    /\s+/,
  ),
);

/** Whether a folded word is too common to tell one page from another, such as `the`. */
export const isStopWord = (word: string) => STOP_WORDS.has(word);

/** The form in which words are compared: lower case, without accents, apostrophes and ampersands. */
export const fold = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’&]/gu, "")
    .replace(/[ßæœøł]/g, (letter) => LETTERS[letter] ?? letter);

/**
 * Reduces the plural of an English noun and its singular, folded, to one form, which need not be a word (Harman,
 * "How effective is suffixing?", 1991).
 */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^siu]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** The words of a text in order, folded. */
export const wordsOf = (text: string) =>
  Array.from(text.match(WORD) ?? [], fold).filter((word) => word !== "");

/** A text in parts that together are the whole of it: the words of some stems are marked. No content holds a NUL. */
export const markedParts = (text: string, stems: ReadonlySet<string>) =>
  text
    .replace(WORD, (word) => (stems.has(stem(fold(word))) ? `\0${word}\0` : word))
    .split("\0")
    .map((text, place) => ({ text, place, isMarked: place % 2 === 1 }))
    .filter(({ text }) => text !== "");
