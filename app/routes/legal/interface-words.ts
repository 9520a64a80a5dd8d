import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The legal pages. */
export const legalWords = wordSection("legal", {
  updated: phrase("date"),
  also: phrase(),
  stored: phrase("key", "use"),
});
