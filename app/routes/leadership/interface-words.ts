import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The pages of the partners. */
export const leadershipWords = wordSection(
  "leadership",
  "The page of all partners and the page of each: links and headings.",
  {
    writeTo: phrase("name"),
    story: phrase(),
    leads: phrase(),
    writes: phrase(),
    searchWritings: phrase("name"),
    others: phrase(),
    speaks: phrase("languages"),
    former: phrase(),
    guest: phrase(),
  },
);
