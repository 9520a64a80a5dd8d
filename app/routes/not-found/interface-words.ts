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
    feed: phrase(),
  },
);

/** The page that the visitor of an unknown address probably means. */
export const pageMeantWords = wordSection(
  "pageMeant",
  "At an address that does not exist: the page that the visitor probably means.",
  { didYouMean: phrase("address") },
);
