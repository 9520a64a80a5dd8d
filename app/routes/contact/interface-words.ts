import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The contact page. */
export const contactWords = wordSection("contact", {
  planAnswers: phrase("plan"),
  send: phrase(),
  sending: phrase(),
  office: phrase("street", "region", "postalCode"),
});
