import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Language } from "./language.ts";

/** The words for each number from two on, by language. */
type NumberWords = Readonly<Record<string, readonly (string | readonly string[])[]>>;

const NUMBER_WORDS: NumberWords = parse(readFileSync("app/model/number-words.yaml", "utf8"));
const FIRST_NUMBER = 2;

/** Whether a text states a number, in digits or in words. */
export type StatesNumber = (text: string, number: number) => boolean;

/**
 * How to find a number in the texts of a language.
 *
 * @returns undefined for a language whose words for numbers are not known
 */
export function numberFinder({ tag }: Language): StatesNumber | undefined {
  const ofLanguage = wordsOfLanguage(tag);
  if (!ofLanguage) return undefined;
  return (text, number) => {
    const words = [ofLanguage[number - FIRST_NUMBER] ?? []].flat();
    return statesInDigits(text, number) || words.some((word) => hasWord(text, word));
  };
}

/**
 * The words for two, three and further numbers up to twenty: of a number with several words, the first.
 *
 * @param tag of a language whose words for numbers are known
 */
export function wordsFromTwo(tag: string): string[] {
  const words = wordsOfLanguage(tag) ?? [];
  return words.flatMap((word) => [word].flat().slice(0, 1));
}

function wordsOfLanguage(tag: string): NumberWords[string] | undefined {
  return NUMBER_WORDS[new Intl.Locale(tag).language];
}

/** Whether a text has a number in digits, and not as a part of another number. */
export function statesInDigits(text: string, number: number): boolean {
  return new RegExp(`(?<![\\d.,])${number}(?![.,]?\\d)`).test(text);
}

/** Whether a text has a word, in any case of its letters, and not as a part of another word. */
function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, "iu").test(text);
}
