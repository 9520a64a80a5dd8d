import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The document for unknown addresses. */
export const notFoundWords = wordSection("notFound", {
  heading: phrase(),
  home: phrase(),
  loading: phrase(),
  didYouMean: phrase("address"),
  feed: phrase(),
});
