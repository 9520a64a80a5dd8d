import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The page of an industry. */
export const industryWords = wordSection(
  "industries",
  "The headings and links of the page of an industry.",
  {
    connect: phrase("industry"),
    focus: phrase(),
    challenges: phrase(),
    solutions: phrase(),
    expertise: phrase(),
    services: phrase(),
    trends: phrase(),
    caseStudiesKicker: phrase(),
    next: phrase(),
    closing: phrase(),
    contact: phrase(),
  },
);
