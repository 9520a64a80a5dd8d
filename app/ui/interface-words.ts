import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The frame of every page. */
export const frameWords = wordSection("frame", {
  skipLink: phrase(),
  breadcrumbs: phrase(),
  logo: phrase("name"),
  footerNavigation: phrase(),
  phone: phrase(),
  mail: phrase(),
  copyright: phrase("year", "owner"),
});

/** The switch between the languages of the site. */
export const languageWords = wordSection("languages", {
  label: phrase(),
  notTranslated: phrase("language"),
});

/** Controls that stand in many places. */
export const controlWords = wordSection("controls", { close: phrase(), optional: phrase() });

/** Toasts. */
export const toastWords = wordSection("toasts", { region: phrase() });

/** What a page says when its scripts are late, missing or faulty. Every page holds it (app/ui/runtime/page-words.ts). */
export const pageWords = wordSection("page", {
  moment: phrase(),
  missingPart: phrase(),
  loadAgain: phrase(),
  fault: phrase(),
});

/** The words that only the start script needs for a fault. */
export const faultWords = wordSection("faults", {
  loadPageAgain: phrase(),
  errorTitle: phrase(),
  errorHome: phrase(),
  errorDetails: phrase(),
  errorContacts: phrase(),
});

export const UI_WORDS = [
  frameWords,
  languageWords,
  controlWords,
  toastWords,
  pageWords,
  faultWords,
];
