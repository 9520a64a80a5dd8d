import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The screen that makes a feed in the browser. */
export const feedWords = wordSection(
  "feeds",
  "The screen that makes a feed in the browser, where the server has no file of it.",
  {
    generating: phrase(),
    failed: phrase(),
    failedAdvice: phrase(),
    tryAgain: phrase(),
    allFeeds: phrase(),
  },
);
