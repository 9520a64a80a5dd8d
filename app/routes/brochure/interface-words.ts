import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The brochure. */
export const brochureWords = wordSection(
  "brochure",
  "The page /brochure: its buttons, and the title of the printed file.",
  {
    print: phrase(),
    printedTitle: phrase(),
    pdf: phrase("size"),
    withoutScript: phrase(),
  },
);
