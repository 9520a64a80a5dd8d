import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The page about the firm. */
export const aboutWords = wordSection("about", {
  moreAbout: phrase("name"),
});
