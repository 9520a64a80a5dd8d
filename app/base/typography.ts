/**
 * Matches a text if the brand's typeface has all of its characters: letters of the Latin script, digits, punctuation and
 * a few symbols.
 */
export const TYPESET =
  /^[\u{20}-\u{7e}\u{a0}-\u{131}\u{134}-\u{148}\u{14a}-\u{17e}\u{1fa}-\u{21b}\u{1e80}-\u{1e85}\u{1ea0}-\u{1ef9}\u{2010}\u{2013}\u{2014}\u{2018}-\u{201e}\u{2020}-\u{2022}\u{2026}\u{2030}\u{2032}\u{2033}\u{2039}\u{203a}\u{20ac}\u{2122}\u{2190}-\u{2193}\u{2212}]+$/u;

const STRAIGHT_MARK = /['"]/;

/** Replaces straight quotation marks and apostrophes by typographic ones: `"Don't"` becomes `“Don’t”`. */
export function typographic(text: string): string {
  if (!STRAIGHT_MARK.test(text)) return text;
  return text
    .replace(/(^|[\s(\u201c—–-])'(?=\S)/g, "$1\u2018")
    .replaceAll("'", "\u2019")
    .replace(/(^|[\s(\u2018—–-])"(?=\S)/g, "$1\u201c")
    .replaceAll('"', "\u201d");
}
