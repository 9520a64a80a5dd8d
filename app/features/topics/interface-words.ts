import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** What the pages of services and industries share. */
export const topicWords = wordSection(
  "topics",
  "On the pages of services and industries: case studies, who leads the work, what to read.",
  {
    caseStudies: phrase(),
    /** Below the two drawings of a case study. */
    before: phrase(),
    after: phrase(),
    leader: phrase(),
    writeTo: phrase("name"),
    related: phrase(),
  },
);
