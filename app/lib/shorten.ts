/** Length of a related item's snippet, in characters (specification, section 9). */
export const RELATED_SNIPPET_LENGTH = 100;

/**
 * Cuts a text to a number of characters and marks the cut with three dots.
 *
 * @param text any text
 * @param length characters kept; a text that is not longer stays as it is
 */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join("").trimEnd()}...`;
}
