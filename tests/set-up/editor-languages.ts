/** The languages of a site in English alone. */
export const ENGLISH = { original: "en-US", translations: [] };
