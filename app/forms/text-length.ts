/**
 * Control characters, invisible marks (joiners, directions), letters that are drawn as nothing (the Hangul fillers)
 * and the empty Braille pattern: they say nothing by themselves.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

/** The number of characters in a text, leaving out what nobody can see and white space at its ends. */
export function textLength(value: string): number {
  return [...value.replace(INVISIBLE, "").trim()].length;
}
