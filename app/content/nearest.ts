import { diff } from "node:util";

/** The known word that differs in the fewest letters from what is written; undefined when none comes near. */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const word = written.toLowerCase();
  let best: string | undefined;
  let least = Math.max(2, word.length / 2);
  for (const other of known) {
    if (Math.abs(other.length - word.length) > least) continue;
    const changes = diff(word, other.toLowerCase()).filter(([kind]) => kind !== 0).length;
    if (changes < least || (changes === least && !best)) [best, least] = [other, changes];
  }
  return best;
}

/** What to do about a word that is none of those known, in a place such as `content/leaders/`. */
export function oneOf(written: unknown, known: readonly string[], place = ""): string {
  const meant = typeof written === "string" ? nearest(written, known) : undefined;
  const question = meant ? `did you mean ${meant}? ` : "";
  return `${question}use one of${place && ` ${place}`}: ${known.join(", ")}`;
}
