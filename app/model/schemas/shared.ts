import { z } from "zod";
import { TYPESET } from "#app/base/typography.ts";
import {
  code,
  count,
  flag,
  heading,
  id,
  link,
  paragraph,
  text,
  unsearchedGroup,
} from "../fields/building-blocks.ts";
import { picture } from "../fields/picture-fields.ts";

/** A group of fields, with the hint that the editor shows. */
export function fieldset<Fields extends z.ZodRawShape>(hint: string, fields: Fields) {
  return z.strictObject(fields).describe(hint);
}

/** What to do about a text that social cards show, and that their typefaces cannot set. */
export const CARD_LETTERS =
  "may hold Latin, Greek, Cyrillic, Hebrew or Arabic letters, digits and punctuation only, so that a card can show it";

/** The title of an item. It may have any punctuation. An address can be made from it, and a social card can show it. */
export function itemTitle() {
  return heading().normalize("NFC").max(60).regex(TYPESET, CARD_LETTERS);
}

/** The fields that give an item its address. */
export const naming = {
  title: itemTitle().describe(
    "The heading of the page. Any punctuation is fine. At most 60 characters.",
  ),
  id: id()
    .optional()
    .describe("The last part of the address, which then stays. Left out, it follows the title."),
  formerIds: z.array(id()).optional().describe("Earlier ids: they lead on to the one of today."),
};

/**
 * The id of an item, written by an editor or made from the title, and its file, such as
 * `content/positions/economist.yaml`.
 */
export type HasIdAndFile = Record<"id" | "file", string>;

/** Marks an item that only a preview shows. */
export const draft = flag().optional().describe("Not published yet: only a preview shows it");

export const order = count().describe("The place in lists, counted from 1.");

/** Checks that the second of two days is not before the first. */
export function notBefore(first: string, second: string) {
  return (fields: object, { addIssue }: z.core.$RefinementCtx) => {
    const { [first]: from = "", [second]: input = from } = fields as Record<string, string>;
    const message = `write a day that is not before \`${first}: ${from}\``;
    if (input < from) addIssue({ code: "custom", path: [second], input, message });
  };
}

/** ISO 3166-1 alpha-2. */
export const country = code()
  .regex(/^[A-Z]{2}$/, "must be a two-letter country code such as US")
  .describe("Two letters, such as US.");

/** What to do before the site goes public about figures that no client has cleared. */
export const ILLUSTRATIVE_REMEDY =
  "tell a case of your own, with the customer's consent, and remove `illustrative`";

/** Marks figures that are invented, or that the client has not cleared yet. */
export function illustrative(hint: string) {
  return flag({ placeholder: { remedy: ILLUSTRATIVE_REMEDY } })
    .optional()
    .describe(hint);
}

/** The description that a search engine shows below the title of a page. */
export const metaDescription = paragraph({ isSearchable: false })
  .min(50)
  .max(160)
  .describe("For search results, 50 to 160 characters.");

/** The head of a page: title and description for search engines and the browser's tab. */
export const meta = unsearchedGroup({
  title: text()
    .max(60)
    .regex(TYPESET, CARD_LETTERS)
    .describe("In the browser's tab and in search results."),
  description: metaDescription,
}).meta({ title: "For search engines" });

/** A claim with its figure. Product 2.8 lists the only figures about the firm. */
export const figure = z.strictObject({
  value: text().describe("Such as 17% or 35+."),
  label: text().describe("What it counts."),
});

/** A link with its words. */
export const labelledLink = z.strictObject({
  label: text(),
  href: link().meta({ title: "Address" }).describe("A page of this site, such as /contact."),
});

/** The head of every inner page, its large heading and the sentence below the heading. */
export const opening = {
  meta,
  heading: heading().regex(TYPESET, CARD_LETTERS),
  lead: paragraph(),
};

/** The same with a wide picture. */
export const banner = { ...opening, picture: picture() };

/** The page after a form that was sent without scripts: thanks, and ways onward. */
export const sentPage = unsearchedGroup({
  ...opening,
  links: z.array(labelledLink).min(1),
}).describe("The page after a form that was sent without JavaScript.");
