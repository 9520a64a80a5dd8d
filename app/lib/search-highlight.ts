import { fold, stem, wordsOf } from "./search-words.ts";

/** A stretch of a text; the parts of a text make up the whole of it. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** Up to where the typed beginning of a word reaches, in the word as it is written: accents stay with their letter. */
function lengthOfStart(word: string, typed: string): number {
  let folded = "";
  let length = 0;
  for (const character of word) {
    const letter = fold(character);
    if (folded.length >= typed.length && letter !== "") break;
    folded += letter;
    length += character.length;
  }
  return length;
}

/**
 * Finds what to mark in a text: of a word that begins with what was typed that beginning, of any other form of it
 * (a plural, a slip mended) the whole.
 *
 * @param marks as `search` gives them
 */
export function markedParts(text: string, marks: ReadonlyMap<string, string>): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > done) parts.push({ text: text.slice(done, end), isMarked });
    done = end;
  };
  for (const { word, start, end } of wordsOf(text)) {
    const typed = marks.get(stem(word));
    if (typed === undefined) continue;
    add(start, false);
    const written = text.slice(start, end);
    add(word.startsWith(typed) ? start + lengthOfStart(written, typed) : end, true);
  }
  add(text.length, false);
  return parts;
}

/** The heading with the most words to mark; undefined when none has any. */
export function headingWithMarks(
  headings: readonly string[],
  marks: ReadonlyMap<string, string>,
): string | undefined {
  const counted = headings.map((heading) => ({
    heading,
    count: markedParts(heading, marks).filter(({ isMarked }) => isMarked).length,
  }));
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a), { heading: "", count: 0 });
  return best.count > 0 ? best.heading : undefined;
}
