/** Control characters and invisible marks (joiners, directions): they say nothing by themselves. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** The number of characters in a text, leaving out what nobody can see and white space at its ends. */
export function textLength(value: string): number {
  return [...value.replace(INVISIBLE, "").trim()].length;
}
