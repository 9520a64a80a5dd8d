/** How many letters a typed word has wrong, missing, too many or exchanged with their neighbour. */
export interface EditDistance {
  /** Compared with the whole term. */
  whole: number;
  /** Compared with the beginning of the term that is nearest, for a word that is still being typed. */
  start: number;
}

/**
 * The optimal string alignment distance (restricted Damerau-Levenshtein) between a typed word and a term.
 *
 * @param limit larger distances are of no interest
 * @returns undefined where even the beginning of the term is further away than the limit
 */
export function editDistance(word: string, term: string, limit: number): EditDistance | undefined {
  const missing = [...word].filter((letter) => !term.includes(letter)).length;
  if (missing > limit || word.length > term.length + limit) return undefined;
  // No longer beginning can be within the limit; what is cut off is counted at the end.
  const width = Math.min(term.length, word.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = word[row - 1] === term[column - 1];
      const isExchanged = word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isExchanged ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > limit) return undefined;
    [beforeLast, last] = [last, current];
  }
  return { whole: at(last, width) + term.length - width, start: Math.min(...last) };
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
