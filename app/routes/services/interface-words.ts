import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The page of a service. */
export const serviceWords = wordSection(
  "services",
  "The headings and links of the page of a service.",
  {
    benefits: phrase(),
    overview: phrase(),
    details: phrase(),
    growthMethodology: phrase(),
    methodology: phrase(),
    offer: phrase(),
    connect: phrase("service"),
    next: phrase(),
  },
);
