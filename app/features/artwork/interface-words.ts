import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** Alternative texts of drawings. */
export const artworkWords = wordSection(
  "artwork",
  "What drawings say to people who cannot see them: the alternative text of a portrait.",
  { portrait: phrase("name") },
);
