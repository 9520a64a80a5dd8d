import { passage, phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The application form. */
export const applyWords = wordSection("apply", {
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
});

/** The position that an application is for. */
export const positionChoiceWords = wordSection("positionChoice", {
  /** For an application without a position (product 11.2). */
  none: phrase(),
  /** After a visitor has chosen another position. */
  chosen: passage("position"),
});
