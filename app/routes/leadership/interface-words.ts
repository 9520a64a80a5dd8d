import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The pages of the partners. */
export const leadershipWords = wordSection("leadership", {
  writeTo: phrase("name"),
  story: phrase(),
  leads: phrase(),
  writes: phrase(),
  searchWritings: phrase("name"),
  others: phrase(),
});
