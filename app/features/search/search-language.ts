/** The rules of a language for the search. Words are in the form that `fold` returns. */
export interface SearchLanguage {
  /** Whether a word is too common to tell one page from another, for example `the`. */
  isStopWord(word: string): boolean;
  /** Reduces the forms of a word, such as singular and plural, to one form, which need not be a word. */
  stem(word: string): string;
}

// biome-ignore format: a list of words is read better in lines
const ENGLISH_STOP_WORDS = new Set([
  "a", "about", "an", "and", "are", "as", "at", "be", "been", "but", "by", "can", "could", "did", "do", "does", "for",
  "from", "had", "has", "have", "he", "her", "his", "how", "i", "if", "in", "into", "is", "it", "its", "may", "more",
  "most", "must", "no", "not", "of", "on", "one", "or", "our", "she", "should", "so", "some", "such", "than", "that",
  "the", "their", "them", "then", "there", "these", "they", "this", "to", "up", "was", "we", "were", "what", "when",
  "where", "which", "who", "whose", "why", "will", "with", "would", "you", "your",
]);

export const ENGLISH: SearchLanguage = {
  isStopWord: (word) => ENGLISH_STOP_WORDS.has(word),
  stem: stemEnglish,
};

/** The rules for any other language: every form of a word counts as a separate word. */
export const UNKNOWN_LANGUAGE: SearchLanguage = {
  isStopWord: () => false,
  stem: (word) => word,
};

/**
 * Reduces the singular and the plural of an English noun to one form, which need not be a word (the "S stemmer" of Harman,
 * "How effective is suffixing?", 1991).
 *
 * @param word as `fold` returns it
 */
function stemEnglish(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^siu]s$/.test(word)) return word.slice(0, -1);
  return word;
}
