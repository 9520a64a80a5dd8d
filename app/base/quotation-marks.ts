/** The marks around a quote, and around a quote within a quote. */
export interface QuotationMarks {
  outer: readonly [open: string, close: string];
  inner: readonly [open: string, close: string];
}

const ENGLISH: QuotationMarks = { outer: ["“", "”"], inner: ["‘", "’"] };
const GERMAN: QuotationMarks = { outer: ["„", "“"], inner: ["‚", "‘"] };
const POLISH: QuotationMarks = { outer: ["„", "”"], inner: ["«", "»"] };
const SWEDISH: QuotationMarks = { outer: ["”", "”"], inner: ["’", "’"] };
const ITALIAN: QuotationMarks = { outer: ["«", "»"], inner: ["“", "”"] };
const RUSSIAN: QuotationMarks = { outer: ["«", "»"], inner: ["„", "“"] };
const SWISS: QuotationMarks = { outer: ["«", "»"], inner: ["‹", "›"] };
const ARABIC: QuotationMarks = { outer: ["”", "“"], inner: ["’", "‘"] };
const JAPANESE: QuotationMarks = { outer: ["「", "」"], inner: ["『", "』"] };

/**
 * By language, or by language and region. `Intl` does not know them: they follow the `delimiters` of the Unicode CLDR
 * (https://cldr.unicode.org). French has a no-break space inside. Languages that are left out have the English marks.
 */
const MARKS: Readonly<Record<string, QuotationMarks>> = {
  ar: ARABIC,
  be: RUSSIAN,
  bg: GERMAN,
  ca: ITALIAN,
  cs: GERMAN,
  de: GERMAN,
  "de-CH": SWISS,
  "de-LI": SWISS,
  el: ITALIAN,
  es: ITALIAN,
  et: { outer: ["„", "“"], inner: ["«", "»"] },
  fa: SWISS,
  fi: SWEDISH,
  fr: { outer: ["«\u00a0", "\u00a0»"], inner: ["“", "”"] },
  "fr-CH": SWISS,
  he: SWEDISH,
  hr: GERMAN,
  hu: { outer: ["„", "”"], inner: ["»", "«"] },
  is: GERMAN,
  it: ITALIAN,
  ja: JAPANESE,
  lt: GERMAN,
  nb: { outer: ["«", "»"], inner: ["‘", "’"] },
  nn: { outer: ["«", "»"], inner: ["‘", "’"] },
  no: { outer: ["«", "»"], inner: ["‘", "’"] },
  pl: POLISH,
  "pt-PT": ITALIAN,
  ro: POLISH,
  ru: RUSSIAN,
  sk: GERMAN,
  sl: GERMAN,
  sq: GERMAN,
  sr: { outer: ["„", "”"], inner: ["’", "’"] },
  sv: SWEDISH,
  uk: RUSSIAN,
  ur: ARABIC,
  "zh-TW": JAPANESE,
};

/** The quotation marks of a language. @param tag a language tag such as `de` or `de-CH` */
export function quotationMarks(tag: string): QuotationMarks {
  const { language, region } = new Intl.Locale(tag);
  return MARKS[`${language}-${region}`] ?? MARKS[language] ?? ENGLISH;
}

/** A text in the quotation marks of a language. */
export function quoted(text: string, tag: string): string {
  const [open, close] = quotationMarks(tag).outer;
  return open + text + close;
}
