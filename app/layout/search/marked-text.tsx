import { markedParts } from "#app/lib/search-highlight.ts";

export interface MarkedTextProps {
  text: string;
  /** What to mark, as `search` gives it. */
  marks: ReadonlyMap<string, string>;
}

/** A text with what was searched for marked. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  let place = 0;
  return markedParts(text, marks).map((part) => {
    const key = place;
    place += part.text.length;
    return part.isMarked ? <mark key={key}>{part.text}</mark> : part.text;
  });
}
