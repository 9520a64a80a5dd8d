import { phrase, plural } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The search: its button, its dialog, its page. */
export const searchWords = wordSection(
  "search",
  "The search: its button in the header, its dialog and its page.",
  {
    search: phrase(),
    page: phrase(),
    close: phrase(),
    field: phrase(),
    placeholder: phrase(),
    hint: phrase(),
    loading: phrase(),
    start: phrase(),
    results: plural(),
    allResults: phrase("results"),
    showMore: phrase(),
    underHeading: phrase("heading"),
    inText: phrase("words"),
    noResults: phrase("query"),
    noResultsAdvice: phrase(),
    failed: phrase(),
    failedAdvice: phrase(),
    tryAgain: phrase(),
    keyEnter: phrase(),
    keyEscape: phrase(),
    toChoose: phrase(),
    toOpen: phrase(),
    toClose: phrase(),
    openWith: phrase(),
    slowToOpen: phrase(),
    doesNotOpen: phrase(),
    openPage: phrase(),
  },
);
