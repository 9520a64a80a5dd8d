import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** Specimens of the firm's work. */
export const specimenWords = wordSection(
  "specimens",
  "Around the specimens of the firm's work: links, the note on invented companies, headings.",
  {
    open: phrase(),
    pdf: phrase("size"),
    illustrative: phrase(),
    decision: phrase(),
    usedIn: phrase(),
    further: phrase(),
  },
);
