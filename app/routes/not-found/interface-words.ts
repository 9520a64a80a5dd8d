import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The document for unknown addresses. */
export const notFoundWords = wordSection(
  "notFound",
  "The page that visitors see at an address that does not exist.",
  {
    heading: phrase(),
    home: phrase(),
    loading: phrase(),
    didYouMean: phrase("address"),
    feed: phrase(),
  },
);
