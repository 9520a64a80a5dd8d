import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** Exhibits: charts with their figures. */
export const exhibitWords = wordSection(
  "exhibits",
  "Below charts: the source, the note on invented figures, the button of the table.",
  {
    illustrative: phrase(),
    source: phrase("source"),
    table: phrase(),
  },
);
