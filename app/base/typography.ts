import { quotationMarks } from "./quotation-marks.ts";

/**
 * Matches a text if the typefaces of social cards have all of its characters: Latin, Greek, Cyrillic, Hebrew and Arabic
 * letters, digits, punctuation and a few symbols.
 */
export const TYPESET =
  /^[\u{20}-\u{7e}\u{a0}-\u{131}\u{134}-\u{148}\u{14a}-\u{17e}\u{1fa}-\u{21b}\u{384}-\u{38a}\u{38c}\u{38e}-\u{3a1}\u{3a3}-\u{3ce}\u{400}-\u{45f}\u{490}\u{491}\u{591}-\u{5c7}\u{5d0}-\u{5ea}\u{5ef}-\u{5f4}\u{60c}\u{61b}\u{61f}\u{621}-\u{63a}\u{640}-\u{658}\u{660}-\u{671}\u{674}\u{679}\u{67e}\u{686}\u{688}\u{691}\u{698}\u{6a9}\u{6af}\u{6ba}\u{6be}\u{6c0}-\u{6c3}\u{6c6}-\u{6d0}\u{6d2}-\u{6d5}\u{6f0}-\u{6f9}\u{1e80}-\u{1e85}\u{1ea0}-\u{1ef9}\u{200c}\u{2010}\u{2013}\u{2014}\u{2018}-\u{201e}\u{2020}-\u{2022}\u{2026}\u{2030}\u{2032}\u{2033}\u{2039}\u{203a}\u{20ac}\u{2116}\u{2122}\u{2190}-\u{2193}\u{2212}]+$/u;

const STRAIGHT_MARK = /['"]/;

/** The characters after which a mark opens a quote. At the beginning of the text it opens one, too. */
const BEFORE_OPENING = /[\s(“„«‘‚‹—–-]/;
const LETTER = /\p{L}/u;

/**
 * Replaces straight quotation marks and apostrophes by typographic ones: `"Don't"` becomes `“Don’t”`, and in German `„Don’t“`.
 *
 * @param tag the language tag of the text
 */
export function typographic(text: string, tag: string): string {
  if (!STRAIGHT_MARK.test(text)) return text;
  const { outer, inner } = quotationMarks(tag);
  let isInnerOpen = false;
  const withoutApostrophes = text.replaceAll("'", (_mark, index: number) => {
    if (opens(text, index)) {
      isInnerOpen = true;
      return inner[0];
    }
    const isApostrophe = !isInnerOpen || LETTER.test(text[index + 1] ?? "");
    if (isApostrophe) return "\u2019";
    isInnerOpen = false;
    return inner[1];
  });
  return withoutApostrophes.replaceAll('"', (_mark, index: number) => {
    return opens(withoutApostrophes, index) ? outer[0] : outer[1];
  });
}

/**
 * Keeps the groups of a number on one line, and a number on the line of the word that it counts: "+1 415 555 0132", "1
 * business day".
 */
export function withWholeNumbers(text: string): string {
  return text.replaceAll(/(\d) (?=\S)/g, "$1\u00a0");
}

/** Whether the mark at an index of a text opens a quote. */
function opens(text: string, index: number): boolean {
  const isAtStart = index === 0 || BEFORE_OPENING.test(text[index - 1] ?? "");
  return isAtStart && /\S/.test(text[index + 1] ?? "");
}
