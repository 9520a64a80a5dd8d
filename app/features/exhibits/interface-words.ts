import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** Exhibits: charts with their figures. */
export const exhibitWords = wordSection("exhibits", {
  illustrative: phrase(),
  source: phrase("source"),
  table: phrase(),
});
