/**
 * What somebody has most likely meant.
 *
 * @param written e.g. `snipet`
 * @param known e.g. `["id", "title", "snippet"]`
 * @returns the known word that differs least; undefined when none comes near
 */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const word = written.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const other of known) {
    if (Math.abs(other.length - word.length) >= least) continue;
    const changes = distance(word, other.toLowerCase());
    if (changes < least) [best, least] = [other, changes];
  }
  return best;
}

/** Letters to add, remove, change or swap with the next (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const [above = 0, left = 0, diagonal = 0] = [
        last[column],
        current[column - 1],
        last[column - 1],
      ];
      let least = Math.min(above + 1, left + 1, diagonal + (isSame ? 0 : 1));
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) least = Math.min(least, (before[column - 2] ?? Number.POSITIVE_INFINITY) + 1);
      current.push(least);
    }
    [before, last] = [last, current];
  }
  return last.at(-1) ?? 0;
}

/**
 * What to do about a word that is none of those known.
 *
 * @param place where those known are, e.g. `content/leaders/`
 */
export function oneOf(written: unknown, known: readonly string[], place = ""): string {
  if (known.length === 0) return `remove it: there is none in ${place}`;
  const meant = typeof written === "string" ? nearest(written, known) : undefined;
  const question = meant ? `did you mean ${meant}? ` : "";
  return `${question}use one of${place && ` ${place}`}: ${known.join(", ")}`;
}
