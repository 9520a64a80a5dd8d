/** How far a word is from another, in slips: one letter wrong, missing or too many, or two exchanged. */
export interface Typos {
  /** From the whole of it. */
  whole: number;
  /** From its beginning, for a word that is still being typed. */
  start: number;
}

/** Each letter that the term does not have is a slip; said without counting the others. */
function isOutOfReach(word: string, term: string, limit: number): boolean {
  if (word.length > term.length + limit) return true;
  let missing = 0;
  for (let index = 0; index < word.length; index += 1) {
    if (term.includes(word.charAt(index))) continue;
    missing += 1;
    if (missing > limit) return true;
  }
  return false;
}

/**
 * Counts the slips by which a word differs from a term (the restricted Damerau-Levenshtein distance).
 *
 * @param word as it was typed
 * @param term as it should be
 * @param limit more slips than this are of no interest
 * @returns undefined where it is further away than that from the whole term and from its beginning; where only
 *   one of them is within the limit, the other is any number above it
 */
export function typosBetween(word: string, term: string, limit: number): Typos | undefined {
  if (isOutOfReach(word, term, limit)) return undefined;
  const far = limit + 1;
  // No beginning longer than this is within the limit.
  const width = Math.min(term.length, word.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const letter = word[row - 1];
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = letter === term[column - 1];
      let slips = Math.min(
        (last[column] ?? far) + 1,
        (current[column - 1] ?? far) + 1,
        (last[column - 1] ?? far) + (isSame ? 0 : 1),
      );
      if (row > 1 && letter === term[column - 2] && word[row - 2] === term[column - 1]) {
        slips = Math.min(slips, (beforeLast[column - 2] ?? far) + 1);
      }
      current.push(slips);
      least = Math.min(least, slips);
    }
    if (least > limit) return undefined;
    beforeLast = last;
    last = current;
  }
  const start = Math.min(...last);
  if (start > limit) return undefined;
  return { whole: width === term.length ? (last[width] ?? far) : far, start };
}
