import { slugOf } from "./slug.ts";

/**
 * What may stand between two words: signs, and the word "and" for an ampersand. No slash, no dot, and nothing that ends a
 * string of nginx or Caddy.
 */
const GAP = "(?:[ !-,:-@\\[-_|~-]|°|®|™|–|—|’|and)*";

/** From À to ž: all letters of these blocks have two bytes, which keeps the expressions short. */
const FIRST_ACCENTED = 0xc0;
const LAST_ACCENTED = 0x17f;

/** Bytes. nginx reads no parameter that is longer than 4096, and the expression is a part of one. */
const MAX_LENGTH = 3_500;

/**
 * The words of a title or an id, in small letters without accents. Signs and the word "and" are left out: `m`, `a` and
 * `advisory` for "M&A Advisory". A text of signs alone has no words.
 */
export function plainWordsOf(text: string): string[] {
  const slug = slugOf(text.normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, " "));
  const words = slug.split("-").filter((word) => word !== "");
  const withoutAnd = words.filter((word) => word !== "and");
  return withoutAnd.length > 0 ? withoutAnd : words;
}

/**
 * A regular expression for words in any spelling that a person may type: with other signs between them or none, with "and"
 * for an ampersand, and with accents. It is to be matched in any case of the letters, with a decoded path. JavaScript, PCRE
 * (nginx) and RE2 (Caddy) read it alike.
 *
 * @param words as `plainWordsOf` gives them
 */
export function anySpelling(words: readonly string[]): string {
  const expression = words.map(withAccents).join(GAP);
  const length = new TextEncoder().encode(expression).length;
  return length > MAX_LENGTH ? words.join(GAP) : expression;
}

/** A cache: it is made with the first expression, and takes a millisecond. */
let accented: ReadonlyMap<string, readonly string[]> | undefined;

/** A regular expression for a word in small letters, with or without accents. */
function withAccents(word: string): string {
  accented ??= accentedLetters();
  return word.replace(/ae|oe|ss|th|[a-z]/g, (letters) => {
    const plain = letters.length === 1 ? letters : [...letters].map(withAccents).join("");
    const spellings = [plain, ...(accented?.get(letters) ?? [])];
    return spellings.length === 1 ? plain : `(?:${spellings.join("|")})`;
  });
}

/** The accented letters, small and capital, by the plain letters that slugs have in their place. nginx knows no capitals of them. */
function accentedLetters(): Map<string, string[]> {
  const byPlainLetters = new Map<string, string[]>();
  for (let code = FIRST_ACCENTED; code <= LAST_ACCENTED; code += 1) {
    const letter = String.fromCharCode(code);
    const plain = slugOf(letter);
    byPlainLetters.set(plain, [...(byPlainLetters.get(plain) ?? []), letter]);
  }
  return byPlainLetters;
}
