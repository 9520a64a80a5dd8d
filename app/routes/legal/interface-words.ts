import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The legal pages. */
export const legalWords = wordSection(
  "legal",
  "The legal pages: the line with the day, and the links to the other legal pages.",
  {
    updated: phrase("date"),
    also: phrase(),
    stored: phrase("key", "use"),
  },
);
