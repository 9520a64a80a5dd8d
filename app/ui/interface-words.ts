import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The frame of every page. */
export const frameWords = wordSection(
  "frame",
  "Around every page: header, path, footer and the head of the announcement.",
  {
    skipLink: phrase(),
    breadcrumbs: phrase(),
    logo: phrase("name"),
    footerNavigation: phrase(),
    phone: phrase(),
    mail: phrase(),
    copyright: phrase("year", "owner"),
    /** The head of the band above the pages; a press on it closes and opens the band. */
    announcement: phrase(),
  },
);

/** The switch between the languages of the site, and the sign at links to pages in another language. */
export const languageWords = wordSection(
  "languages",
  "The switch between the languages of the site, in the footer and in the drawer, and the sign after a link to a page in another language.",
  {
    label: phrase(),
    notTranslated: phrase("language"),
    /** After a link: the name of the language of its page, in that language. */
    otherLanguage: phrase("language"),
  },
);

/** Controls that stand in many places. */
export const controlWords = wordSection(
  "controls",
  "Controls in many places: the button that closes something, and the word at optional fields.",
  { close: phrase(), optional: phrase() },
);

/** What stands below a figure about the firm. */
export const claimWords = wordSection(
  "claims",
  "Below a figure about the firm: how it is counted.",
  {
    counted: phrase(),
    base: phrase(),
    period: phrase(),
    source: phrase(),
    illustrative: phrase(),
  },
);

/** Toasts. */
export const toastWords = wordSection(
  "toasts",
  "The name of the corner for short messages. It is heard, not seen.",
  { region: phrase() },
);

/** What a page says when its scripts are late, missing or faulty. Every page holds it (app/ui/runtime/page-words.ts). */
export const pageWords = wordSection(
  "page",
  "What a page says when its scripts are late, missing or faulty.",
  {
    moment: phrase(),
    missingPart: phrase(),
    loadAgain: phrase(),
    fault: phrase(),
  },
);

/** The words that only the start script needs for a fault. */
export const faultWords = wordSection(
  "faults",
  "What a page says after a fault of its own, with ways onward.",
  {
    loadPageAgain: phrase(),
    errorTitle: phrase(),
    errorHome: phrase(),
    errorDetails: phrase(),
    errorContacts: phrase(),
  },
);

export const UI_WORDS = [
  frameWords,
  languageWords,
  controlWords,
  claimWords,
  toastWords,
  pageWords,
  faultWords,
];
