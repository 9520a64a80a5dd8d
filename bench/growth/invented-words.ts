import type { Random } from "#app/artwork/random.ts";

/** Words that a text may draw from: as many as English prose of this size would. */
const VOCABULARY = 20_000;
/** Share of the small words, which a language repeats most and a search index leaves out. */
const SMALL_WORDS = 0.4;
const small = "the of and to a in is for that on with as it by be at this are or from".split(" ");

const onsets = "b c d f g h j k l m n p r s t v".split(" ");
const vowels = "a e i o u".split(" ");
const syllables = onsets.flatMap((onset) => vowels.map((vowel) => onset + vowel));
/** Numbers below this one all have different words; prime to the step, so that neighbours look different. */
const RANGE = 400_000;
const STEP = 7919;

/**
 * The invented word of a number: two or three syllables, the same number always the same word, two numbers
 * never the same.
 *
 * @param number from 0 to 399,999
 */
export function inventedWord(number: number): string {
  const base = syllables.length;
  let rest = ((number * STEP) % RANGE) + base;
  let word = "";
  for (; rest > 0; rest = Math.floor(rest / base)) word = `${syllables[rest % base]}${word}`;
  return word;
}

/** A word that occurs in this text only, such as a name. */
export function ownWord(index: number): string {
  return inventedWord(VOCABULARY + index);
}

/** The next word of a text: few words are frequent and many are rare, as Zipf's law has it. */
export function nextWord(random: Random): string {
  if (random.chance(SMALL_WORDS)) return random.pick(small);
  return inventedWord(Math.floor(VOCABULARY ** random.next()) - 1);
}
