import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The contact page. */
export const contactWords = wordSection(
  "contact",
  "The contact page: its button, the partner to whom a visitor writes, the addresses of offices.",
  {
    planAnswers: phrase("plan"),
    send: phrase(),
    sending: phrase(),
    /** Above the form of a visitor who writes to a partner. */
    toPartner: phrase("name"),
    toFirm: phrase(),
    /** In countries whose addresses name a region. */
    office: phrase("street", "region", "postalCode"),
    /** In other countries: the place is the town with its postal code. */
    officeInTown: phrase("street", "place"),
  },
);
