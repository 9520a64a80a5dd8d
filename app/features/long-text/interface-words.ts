import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** Long texts, such as articles and legal pages. */
export const longTextWords = wordSection(
  "longText",
  "Above the list of contents of articles, blogs and legal pages, and the name of that of the brochure.",
  { contents: phrase() },
);
