/** The sections of content/words.yaml that every form needs in the browser. Its island names them. */
export const FORM_WORDS = ["controls"] as const;
