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
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= b.length; column += 1) {
      const changes = Number(a[row - 1] !== b[column - 1]);
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swaps = isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY;
      const added = Math.min(at(row - 1, column), at(row, column - 1)) + 1;
      current.push(Math.min(added, at(row - 1, column - 1) + changes, swaps));
    }
  }
  return at(a.length, b.length);
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
