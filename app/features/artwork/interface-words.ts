import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** Alternative texts of drawings. */
export const artworkWords = wordSection("artwork", { portrait: phrase("name") });
