import controlTexts from "virtual:words/controls";
import formsTexts from "virtual:words/forms";

/** The sections of content/words.yaml that every form needs in the browser. Its island names them, and its own section. */
export const FORM_WORDS = { ...controlTexts, ...formsTexts };
