import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The pages of careers and positions. */
export const careerWords = wordSection(
  "careers",
  "The page of all positions and the page of each: buttons, links, headings.",
  {
    applyNow: phrase(),
    applyNowFor: phrase("position"),
    back: phrase(),
    applyFor: phrase(),
    lastDay: phrase("date"),
    work: phrase(),
    otherPositions: phrase(),
    reader: phrase("name"),
  },
);
