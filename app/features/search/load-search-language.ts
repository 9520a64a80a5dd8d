import packages from "virtual:search-languages";
import { ENGLISH, type SearchLanguage, UNKNOWN_LANGUAGE } from "./search-language.ts";
import { fold } from "./words.ts";

/**
 * Loads the rules of a language for the search: stems by the rules of Snowball (https://snowballstem.org), and stop
 * words.
 *
 * @param tag a language tag, such as `de` or `pt-BR`
 * @returns rules that do nothing for a language without a package
 * @throws an error if the script does not arrive
 */
export async function loadSearchLanguage(tag: string): Promise<SearchLanguage> {
  const { language } = new Intl.Locale(tag);
  if (language === "en") return ENGLISH;
  const load = packages[language];
  if (!load) return UNKNOWN_LANGUAGE;
  const { stemmer, stopwords } = await load();
  const stopWords = new Set(stopwords.map(fold));
  return {
    isStopWord: (word) => stopWords.has(word),
    // The rules may restore an accent or an umlaut.
    stem: (word) => fold(stemmer(word)),
  };
}
