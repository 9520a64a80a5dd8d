import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** What the pages of services and industries share. */
export const topicWords = wordSection("topics", {
  caseStudies: phrase(),
  leader: phrase(),
  related: phrase(),
});
