import controlTexts from "virtual:words/controls";

/** The sections of content/words.yaml that every form needs in the browser. Its island names them. */
export const FORM_WORDS = { ...controlTexts };
