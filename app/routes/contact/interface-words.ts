import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The contact form. */
export const contactWords = wordSection(
  "contact",
  "The contact form: its button, and the partner to whom a visitor writes.",
  {
    send: phrase(),
    sending: phrase(),
    /** Above the form of a visitor who writes to a partner. */
    toPartner: phrase("name"),
    toFirm: phrase(),
  },
);

/** The contact page around its form. */
export const contactPageWords = wordSection(
  "contactPage",
  "The contact page: above its form, and the addresses of offices.",
  {
    planAnswers: phrase("plan"),
    /** In countries whose addresses name a region. */
    office: phrase("street", "region", "postalCode"),
    /** In other countries: the place is the town with its postal code. */
    officeInTown: phrase("street", "place"),
  },
);
