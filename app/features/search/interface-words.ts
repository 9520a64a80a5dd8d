import { phrase, plural } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The field of the search and its results, in the dialog and on the page. */
export const searchWords = wordSection(
  "search",
  "The search: its field and its results, in the dialog and on its page.",
  {
    search: phrase(),
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
  },
);

/** The label of results. */
export const searchResultWords = wordSection(
  "searchResults",
  "In the results of the search: the label of a page that has no kind of its own.",
  { page: phrase() },
);

/** What only the dialog says. */
export const searchDialogWords = wordSection(
  "searchDialog",
  "The dialog of the search: its button to close, and the line about its keys.",
  {
    close: phrase(),
    keyEnter: phrase(),
    keyEscape: phrase(),
    toChoose: phrase(),
    toOpen: phrase(),
    toClose: phrase(),
    openWith: phrase(),
  },
);

/** What the button says while the dialog does not open. */
export const searchButtonWords = wordSection(
  "searchButton",
  "The button of the search in the header, where the search is slow or does not open.",
  {
    slowToOpen: phrase(),
    doesNotOpen: phrase(),
    openPage: phrase(),
  },
);
