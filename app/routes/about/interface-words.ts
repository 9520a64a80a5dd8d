import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The page about the firm. */
export const aboutWords = wordSection(
  "about",
  "The page about the firm: the link below the founder's portrait.",
  {
    moreAbout: phrase("name"),
  },
);
