import { passage, phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The application form. */
export const applyWords = wordSection(
  "apply",
  "The application form: its buttons, the field for the CV, and what is wrong with a file.",
  {
    anotherPosition: phrase(),
    privacy: phrase(),
    submit: phrase(),
    submitting: phrase(),
    fileTypes: phrase(),
    chooseFile: phrase(),
    changeFile: phrase(),
    requiredFile: phrase(),
    wrongType: phrase(),
    wrongTypeAdvice: passage(),
  },
);

/** The position that an application is for. */
export const positionChoiceWords = wordSection(
  "positionChoice",
  "The field of the application form that says for which position it is.",
  {
    /** For an application without a position (product 11.2). */
    none: phrase(),
  },
);

/** The list of positions beside the form. */
export const positionListWords = wordSection(
  "positionList",
  "The list of open positions beside the application form.",
  {
    /** After a visitor has chosen another position. */
    chosen: passage("position"),
  },
);
