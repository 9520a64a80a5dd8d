import { fold, stem, wordsOf } from "./words.ts";

/** What to mark: the stem of each word that was found, with what was typed for it. */
export type Marks = ReadonlyMap<string, string>;

/**
 * Splits a text into marked and other parts, which make up the whole of it. A word that begins with what was typed
 * is marked up to there, another form of it (a plural, a corrected slip) as a whole.
 */
export function markedParts(text: string, marks: Marks) {
  const parts: { text: string; start: number; isMarked: boolean }[] = [];
  let done = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > done) parts.push({ text: text.slice(done, end), start: done, isMarked });
    done = end;
  };
  for (const { word, start, end } of wordsOf(text)) {
    const typed = marks.get(stem(word));
    if (typed === undefined) continue;
    add(start, false);
    const isPrefix = word.startsWith(typed);
    add(isPrefix ? start + prefixLength(text.slice(start, end), typed) : end, true);
  }
  add(text.length, false);
  return parts;
}

/** Length of the shortest beginning of a written word that has all typed letters, with their accents. */
function prefixLength(written: string, typed: string): number {
  let length = 0;
  let folded = "";
  for (const character of written) {
    const letter = fold(character);
    if (folded.length >= typed.length && letter !== "") break;
    folded += letter;
    length += character.length;
  }
  return length;
}

/** The heading with the most words to mark; undefined when none has any. */
export function headingWithMarks(headings: readonly string[], marks: Marks): string | undefined {
  const marked = (heading: string) =>
    markedParts(heading, marks).filter(({ isMarked }) => isMarked).length;
  return headings.filter(marked).sort((a, b) => marked(b) - marked(a))[0];
}
