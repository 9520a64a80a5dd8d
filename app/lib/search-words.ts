/** A word of a text, folded, and where it stands: the text from `start` up to `end`. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

/** Letters and digits of any script; an apostrophe or an ampersand inside belongs to the word: `M&A`, `don’t`. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’&][\p{L}\p{M}\p{N}]+)*/gu;

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l" };

/** Words that every text has: they tell no page from another. */
const COMMON = new Set(
  `a about an and are as at be been but by can could did do does for from had has have he her his how i if in
  into is it its may more most must no not of on one or our she should so some such than that the their them
  then there these they this to up was we were what when where which who whose why will with would you your`.split(
    /\s+/,
  ),
);

/**
 * The form in which words are compared: lower case, without accents, apostrophes and ampersands.
 *
 * @param text a word or a single character, e.g. `Café`
 * @returns e.g. `cafe`
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z\d]*$/.test(lower)) return lower;
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’&]/gu, "")
    .replace(/[ßæœøł]/g, (letter) => LETTERS[letter] ?? letter);
}

/**
 * Brings the plural of an English noun and its singular to one form (the rules follow Harman, "How effective
 * is suffixing?", 1991). The form need not be a word.
 *
 * @param word folded
 */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^siu]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** The words of a text in their order, folded. */
export function wordsOf(text: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const word = fold(found);
    if (word !== "") words.push({ word, start: index, end: index + found.length });
  }
  return words;
}

/** Whether a folded word tells no page from another, such as `the`. */
export function isCommon(word: string): boolean {
  return COMMON.has(word);
}
